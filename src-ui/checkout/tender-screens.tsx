import { type ReactNode, useMemo } from 'react'
import { tender as english } from '../messages/tender.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { CodeForm } from './code-form.tsx'
import { usePay } from './pay-app.ts'
import { PayRewards } from './pay-rewards.tsx'
import { Screen } from './screen.tsx'
import { cardRefusalWords, promoRefusalWords } from './tender-words.ts'

const useTenderWords = () => {
  const { locale, texts } = usePay().cells.facts
  return useMemo(() => withBrandTexts('tender', english, texts, locale), [texts, locale])
}

/** FETCH_DISCOUNT (PROMO-01). */
export const PromoScreen = (): ReactNode => {
  const { actions } = usePay()
  const words = useTenderWords()
  return (
    <Screen title={words.promoTitle} onBack={actions.flow.back}>
      <CodeForm
        label={words.promoField}
        name="code"
        button={words.promoApply}
        onSubmit={async (typed) => {
          const refusal = await actions.tenders.applyPromo(typed)
          return refusal && promoRefusalWords(words, refusal)
        }}
        onDone={actions.flow.back}
      />
      <PayRewards />
    </Screen>
  )
}

/** FETCH_GIFTCARD (GIFT-01). */
export const GiftCardScreen = (): ReactNode => {
  const { actions } = usePay()
  const words = useTenderWords()
  return (
    <Screen title={words.cardTitle} onBack={actions.flow.back}>
      <CodeForm
        label={words.cardField}
        hint={words.cardHint}
        name="giftCardNumber"
        inputMode="numeric"
        button={words.cardApply}
        onSubmit={async (typed) => {
          const refusal = await actions.tenders.applyGiftCard(typed)
          return refusal && cardRefusalWords(words, refusal)
        }}
        onDone={actions.flow.back}
      />
    </Screen>
  )
}
