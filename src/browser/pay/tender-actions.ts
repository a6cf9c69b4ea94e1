import { isRight, left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import { agreeToUse } from '../../../src-domain/cart/agreed-use.ts'
import { setGiftCard, setPromo } from '../../../src-domain/cart/change-terms.ts'
import { acceptGiftCards, refuseGiftCards } from '../../../src-domain/checkout/change-checkout.ts'
import type { CardRefusal } from '../../../src-domain/ordering/apply-gift-card.ts'
import type { PromoRefusal } from '../../../src-domain/ordering/apply-promo.ts'
import type { TenderActions } from '../../../src-ui/checkout/pay-actions.ts'
import type { CheckoutHere } from './checkout-here.ts'
import type { PayNeeds } from './pay-needs.ts'
import type { TenderController } from './tender-controller.ts'

/** Promo code, reward and gift card: put to the order, or taken off it. */
export function tenderActions(
  { cells, ports, flow, tenders }: Pick<PayNeeds, 'cells' | 'ports' | 'flow' | 'tenders'>,
  { orderChanged }: Pick<CheckoutHere, 'orderChanged'>,
): TenderActions {
  /** A part that could not be fetched is as good as no answer. */
  const applied = <R>(unfetched: R, ask: (controller: TenderController) => TaskEither<R, unknown>) =>
    refusalOf(async () => {
      const outcome = await tenders().then(
        (controller) => ask(controller)(),
        () => left(unfetched),
      )
      if (isRight(outcome)) orderChanged()
      return outcome
    })
  return {
    open: (tender, isSet) => {
      cells.checkout.update((now) => ({ ...now, tender }))
      if (tender === 'promo') flow.go(isSet ? 'CLEAR_DISCOUNT' : 'FETCH_DISCOUNT')
      else flow.go(isSet ? 'CLEAR_GIFTCARD' : 'FETCH_GIFTCARD')
    },
    clear: (tender) => {
      const key = ports.ids.uuid()
      cells.order.update(tender === 'promo' ? setPromo(undefined, key) : setGiftCard(undefined, key))
      flow.back()
      orderChanged()
    },
    agreeToUse: (amount) => {
      cells.order.update(agreeToUse(amount, ports.ids.uuid()))
      orderChanged()
    },
    applyPromo: (typed) => applied<PromoRefusal>(noVerdict, ({ applyPromo }) => applyPromo(typed)),
    applyReward: (reward) => applied<PromoRefusal>(noVerdict, ({ applyReward }) => applyReward(reward)),
    fetchLoyalty: () => void tenders().then(({ fetchLoyalty }) => fetchLoyalty(), nothing),
    applyGiftCard: async (typed) => {
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
