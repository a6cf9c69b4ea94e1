import { isRight, left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import { agreeToUse } from '../../../src-domain/cart/agreed-use.ts'
import { setGiftCard, setPromo } from '../../../src-domain/cart/change-terms.ts'
import type { CardRefusal } from '../../../src-domain/checkout/apply-gift-card.ts'
import type { PromoRefusal } from '../../../src-domain/checkout/apply-promo.ts'
import { acceptGiftCards, refuseGiftCards } from '../../../src-domain/checkout/change-checkout.ts'
import type { Tender } from '../../../src-domain/checkout/checkout-state.ts'
import type { RewardIds } from '../../../src-domain/checkout/promo-gateway.ts'
import type { Cents } from '../../../src-domain/money/cents.ts'
import type { CheckoutPorts, Tenders } from '../checkout-ports.ts'
import type { CurrentCheckout } from '../current-checkout.ts'
import type { PayFlow } from '../pay-flow.ts'

/** Adds a promo code, a reward or a gift card to the order, or removes it. */
export function tenderController(
  { cells, ordering, tenders }: Pick<CheckoutPorts, 'cells' | 'ordering' | 'tenders'>,
  { orderChanged }: Pick<CurrentCheckout, 'orderChanged'>,
  flow: PayFlow,
) {
  /** A part that cannot load counts as no answer. */
  const applied = <R>(unfetched: R, ask: (tenders: Tenders) => TaskEither<R, unknown>) =>
    refusalOf(async () => {
      const outcome = await tenders().then(
        (loaded) => ask(loaded)(),
        () => left(unfetched),
      )
      if (isRight(outcome)) orderChanged()
      return outcome
    })
  return {
    /** Opens the screen that takes it, or the question whether to remove it (PROMO-07, PROMO-10, GIFT-10, GIFT-11). */
    open: (tender: Tender, isSet: boolean) => {
      cells.checkout.update((now) => ({ ...now, tender }))
      if (tender === 'promo') flow.go(isSet ? 'CLEAR_DISCOUNT' : 'FETCH_DISCOUNT')
      else flow.go(isSet ? 'CLEAR_GIFTCARD' : 'FETCH_GIFTCARD')
    },
    /** Removes it from the order, and goes back to the checkout. */
    clear: (tender: Tender) => {
      const key = ordering.ids.uuid()
      cells.order.update(tender === 'promo' ? setPromo(undefined, key) : setGiftCard(undefined, key))
      flow.back()
      orderChanged()
    },
    /** Gift card and credit pay so much less that a card can pay the rest. */
    agreeToUse: (amount: Cents) => {
      cells.order.update(agreeToUse(amount, ordering.ids.uuid()))
      orderChanged()
    },
    /** Undefined when it is on the order. */
    applyPromo: (typed: string) => applied<PromoRefusal>(noVerdict, ({ applyPromo }) => applyPromo(typed)),
    /** A reward from the patron's wallet applies like a typed code (PROMO-12). */
    applyReward: (reward: RewardIds) => applied<PromoRefusal>(noVerdict, ({ applyReward }) => applyReward(reward)),
    fetchLoyalty: () => void tenders().then(({ fetchLoyalty }) => fetchLoyalty(), nothing),
    applyGiftCard: async (typed: string) => {
      const refusal = await applied<CardRefusal>(unknownError, ({ applyGiftCard }) => applyGiftCard(typed))
      if (refusal === undefined || refusal._tag === 'CardNotFound') cells.checkout.update(acceptGiftCards)
      if (refusal?._tag === 'NoBotCheck') cells.checkout.update(refuseGiftCards)
      return refusal
    },
  }
}

const noVerdict = { _tag: 'NoVerdict' } as const
const unknownError = { _tag: 'UnknownError' } as const

function nothing(): void {}
