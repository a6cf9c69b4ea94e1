import { setGiftCard, setPromo } from '../../../src-domain/cart/change-terms.ts'
import type { TenderActions } from '../../../src-ui/checkout/pay-actions.ts'
import type { CheckoutHere } from './checkout-here.ts'
import type { PayNeeds } from './pay-needs.ts'

/** Promo code, reward and gift card: put to the order, or taken off it. */
export function tenderActions(
  { cells, ports, flow, tenders }: Pick<PayNeeds, 'cells' | 'ports' | 'flow' | 'tenders'>,
  { orderChanged }: Pick<CheckoutHere, 'orderChanged'>,
): TenderActions {
  const applied = <R>(refusal: R | undefined): R | undefined => {
    if (refusal === undefined) orderChanged()
    return refusal
  }
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
    applyPromo: async (typed) => applied(await tenders().then(({ applyPromo }) => applyPromo(typed), notFetched)),
    applyReward: async (reward) => applied(await tenders().then(({ applyReward }) => applyReward(reward), notFetched)),
    fetchLoyalty: () => void tenders().then(({ fetchLoyalty }) => fetchLoyalty(), notFetched),
    applyGiftCard: async (typed) =>
      applied(await tenders().then(({ applyGiftCard }) => applyGiftCard(typed), unknownError)),
  }
}

function notFetched() {
  return { _tag: 'NoVerdict' } as const
}

function unknownError() {
  return { _tag: 'UnknownError' } as const
}
