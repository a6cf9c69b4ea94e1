import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import { agreeToUse } from '../../../src-domain/cart/agreed-use.ts'
import { setGiftCard, setPromo } from '../../../src-domain/cart/change-terms.ts'
import type { CardRefusal } from '../../../src-domain/checkout/apply-gift-card.ts'
import type { PromoRefusal } from '../../../src-domain/checkout/apply-promo.ts'
import { acceptGiftCards, refuseGiftCards } from '../../../src-domain/checkout/change-checkout.ts'
import type { Tender } from '../../../src-domain/checkout/checkout-state.ts'
import type { RewardIds } from '../../../src-domain/checkout/promo-gateway.ts'
import type { Minor } from '../../../src-domain/money/minor.ts'
import type { CheckoutPorts, Tenders } from '../checkout-ports.ts'
import type { CurrentCheckout } from '../current-checkout.ts'
import type { PayFlow } from '../pay-flow.ts'

export function tenderController(
  { cells, ordering, tenders }: Pick<CheckoutPorts, 'cells' | 'ordering' | 'tenders'>,
  { orderChanged }: Pick<CurrentCheckout, 'orderChanged'>,
  flow: PayFlow,
) {
  /** Reports a failed load of the code like a failed call. */
  const applied = async <R>(unfetched: R, ask: (tenders: Tenders) => Promise<Either<R, unknown>>) => {
    const outcome = await tenders().then(
      (loaded) => ask(loaded),
      () => left(unfetched),
    )
    if (isLeft(outcome)) return outcome.left
    orderChanged()
    return undefined
  }
  return {
    /** Opens the entry screen, or asks whether to remove the tender (PROMO-07, PROMO-10, GIFT-10, GIFT-11). */
    open: (tender: Tender, isSet: boolean) => {
      cells.checkout.update((now) => ({ ...now, tender }))
      if (tender === 'promo') flow.go(isSet ? 'CLEAR_DISCOUNT' : 'FETCH_DISCOUNT')
      else flow.go(isSet ? 'CLEAR_GIFTCARD' : 'FETCH_GIFTCARD')
    },
    clear: (tender: Tender) => {
      const key = ordering.ids.uuid()
      cells.order.update(tender === 'promo' ? setPromo(undefined, key) : setGiftCard(undefined, key))
      flow.back()
      orderChanged()
    },
    /** Limits gift card and credit to `amount`, so that a card can pay the rest. */
    agreeToUse: (amount: Minor) => {
      cells.order.update(agreeToUse(amount, ordering.ids.uuid()))
      orderChanged()
    },
    /** Undefined if it was applied. */
    applyPromo: (typed: string) => applied<PromoRefusal>(noVerdict, ({ applyPromo }) => applyPromo(typed)),
    /** A reward from the wallet applies like a typed code (PROMO-12). */
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
