import type { ReactNode } from 'react'
import { longestGiftCardNumber } from '../../../src-domain/gift-card/gift-card-number.ts'
import { longestPromoCode } from '../../../src-domain/promo/promo-code.ts'
import { Alert } from '../../design/alert.tsx'
import { Button } from '../../design/button.tsx'
import { CallRestaurant } from '../../design/call-restaurant.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useStateOf } from '../../state/use-state-of.ts'
import { Screen } from '../screen.tsx'
import { usePay } from '../use-pay.ts'
import { useRestaurantPhone } from '../use-restaurant-phone.ts'
import { PayRewards } from './pay-rewards.tsx'
import { TenderCodeForm } from './tender-code-form.tsx'
import { cardRefusalWords, promoRefusalWords } from './tender-words.ts'
import { useTenderWords } from './use-tender-words.ts'

/** Promo code screen (PROMO-01). */
export function PromoScreen(): ReactNode {
  const { actions } = usePay()
  const words = useTenderWords()
  return (
    <Screen title={words.promoTitle} onBack={actions.flow.back}>
      <TenderCodeForm
        label={words.promoField}
        name="code"
        maxLength={longestPromoCode}
        button={words.promoApply}
        onSubmit={actions.tenders.applyPromo}
        wordsOf={(refusal) => promoRefusalWords(words, refusal)}
        onDone={actions.flow.back}
      />
      <PayRewards />
    </Screen>
  )
}

/** Gift card screen (GIFT-01). */
export function GiftCardScreen(): ReactNode {
  const { cells, actions } = usePay()
  const phone = useRestaurantPhone()
  const words = useTenderWords()
  const isRefused = useStateOf(cells.checkout, (now) => now.areGiftCardsRefused === true)
  return (
    <Screen title={words.cardTitle} onBack={actions.flow.back}>
      <TenderCodeForm
        label={words.cardField}
        hint={words.cardHint}
        name="giftCardNumber"
        maxLength={2 * longestGiftCardNumber}
        inputMode="numeric"
        button={words.cardApply}
        onSubmit={actions.tenders.applyGiftCard}
        wordsOf={(refusal) => cardRefusalWords(words, refusal)}
        onDone={actions.flow.back}
        help={isRefused ? <WithoutGiftCard /> : <CallRestaurant phone={phone} />}
      />
    </Screen>
  )
}

function WithoutGiftCard() {
  const { actions } = usePay()
  const { giftCardsRefused } = useWords('pay')
  const { goOnWithoutCard } = useTenderWords()
  return (
    <>
      <Alert>{giftCardsRefused}</Alert>
      <Button kind="secondary" wide onClick={actions.flow.back}>
        {goOnWithoutCard}
      </Button>
    </>
  )
}
