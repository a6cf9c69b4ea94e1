import { setGiftCard, setPromo } from '../../src-domain/cart/change-terms.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import type { PayActions, PayCells } from '../../src-ui/checkout/pay-app.ts'
import type { PayFlow } from './pay-flow.ts'
import type { TenderDesk } from './tender-desk.ts'

export interface TenderNeeds {
  readonly cells: Pick<PayCells, 'order' | 'checkout'>
  readonly ids: Ids
  readonly flow: PayFlow
  /** Fetched when it is first asked for; rejects when it cannot be fetched. */
  readonly tenders: () => Promise<TenderDesk>
  readonly orderChanged: () => void
}

type TenderActions = Pick<
  PayActions,
  'openTender' | 'clearTender' | 'applyPromo' | 'applyReward' | 'fetchLoyalty' | 'applyGiftCard'
>

const notFetched = () => ({ _tag: 'NoVerdict' }) as const
const unknownError = () => ({ _tag: 'UnknownError' }) as const

/** Promo code, reward and gift card: put to the order, or taken off it. */
export const tenderActions = ({ cells, ids, flow, tenders, orderChanged }: TenderNeeds): TenderActions => ({
  openTender: (tender, isSet) => {
    cells.checkout.update((now) => ({ ...now, tender }))
    if (tender === 'promo') flow.go(isSet ? 'CLEAR_DISCOUNT' : 'FETCH_DISCOUNT')
    else flow.go(isSet ? 'CLEAR_GIFTCARD' : 'FETCH_GIFTCARD')
  },
  clearTender: (tender) => {
    const key = ids.uuid()
    cells.order.update(tender === 'promo' ? setPromo(undefined, key) : setGiftCard(undefined, key))
    flow.back()
    orderChanged()
  },
  applyPromo: async (typed) => {
    const refusal = await tenders().then(({ applyPromo }) => applyPromo(typed), notFetched)
    if (refusal === undefined) orderChanged()
    return refusal
  },
  applyReward: async (reward) => {
    const refusal = await tenders().then(({ applyReward }) => applyReward(reward), notFetched)
    if (refusal === undefined) orderChanged()
    return refusal
  },
  fetchLoyalty: () => void tenders().then(({ fetchLoyalty }) => fetchLoyalty(), notFetched),
  applyGiftCard: async (typed) => {
    const refusal = await tenders().then(({ applyGiftCard }) => applyGiftCard(typed), unknownError)
    if (refusal === undefined) orderChanged()
    return refusal
  },
})
