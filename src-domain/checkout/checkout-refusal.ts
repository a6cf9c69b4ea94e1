import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { PerDiningOption } from '../dining-option/dining-option.ts'
import { mayBeForLater } from '../dining-option/may-be-for-later.ts'
import { lacksAddress } from '../fulfilment/lacks-address.ts'
import { type AcceptedAmount, acceptsAmount } from '../money/accepted-amount.ts'
import { add, type Cents } from '../money/cents.ts'
import { mostCharged } from '../pricing/most-charged.ts'
import { orderMinimum, type Shortfall, shortfall } from '../pricing/order-minimum.ts'
import type { PriceCheck } from '../pricing/price-check.ts'

/** Why an order cannot be placed as it stands; facts only, the sentences are the screens'. */
export type CheckoutRefusal =
  /** Nobody knows who shall cook it (CHK-27). */
  | { readonly _tag: 'NoLocation' }
  /** Nobody has said yet where the delivery goes, or where that lies (LOC-14, LOC-43). */
  | { readonly _tag: 'AddressMissing' }
  /** TABLE-11: a kiosk order needs a table. */
  | { readonly _tag: 'TableMissing' }
  /** SCHED-09: as soon as possible is not on offer. */
  | { readonly _tag: 'ScheduleMissing' }
  /** CHK-26; cents. */
  | ({ readonly _tag: 'BelowMinimum' } & Shortfall)
  /** More than any order may come to; cents (PRICE-15). */
  | { readonly _tag: 'TooMuch'; readonly most: Cents }
  /** More than the restaurant takes in cash; cents (G4). */
  | { readonly _tag: 'CashTooHigh'; readonly most: Cents }
  /** Less than a card can pay, or more; cents. */
  | { readonly _tag: 'BelowCardLeast'; readonly due: Cents; readonly least: Cents }
  | { readonly _tag: 'AboveCardMost'; readonly due: Cents; readonly most: Cents }
  /** No card, no wallet and no cash, with something to pay (CHK-25). */
  | { readonly _tag: 'NoPayment' }

export interface CheckoutFacts {
  readonly brand: Brand
  readonly order: OrderInProgress
  /** The last price check, when there is one. */
  readonly price: PriceCheck | undefined
  readonly tip: Cents
  readonly isSignedIn: boolean
  readonly isCash: boolean
  /** Which amounts a card can pay; absent: any. */
  readonly accepted?: AcceptedAmount
  /** A saved or entered card, or a wallet. */
  readonly hasInstrument: boolean
  /** The location demands a scheduled time (LOC-21). */
  readonly isPreorderRequired: boolean
  /** The server's word in the validation; true until it has spoken (SCHED-18). */
  readonly isAsapOrderingEnabled: boolean
}

/** CHK-63: what an instrument would be charged; unknown before the first price check. */
export function amountDue(price: PriceCheck | undefined, tip: Cents): Cents | undefined {
  return price === undefined ? undefined : add(price.totalAmount, tip)
}

function minimumMissed({ brand, order, price }: CheckoutFacts): Shortfall | undefined {
  return order.diningOption === 'delivery' && price !== undefined
    ? shortfall(price.minimum ?? orderMinimum({ brand, diningOption: 'delivery' }), price.amount)
    : undefined
}

function isTooMuchCash({ brand, isCash, price, tip }: CheckoutFacts): boolean {
  return isCash && (amountDue(price, tip) ?? 0) > brand.cash.most
}

function cardAmountRefusal({ isCash, price, tip, accepted = {} }: CheckoutFacts): CheckoutRefusal | undefined {
  const due = amountDue(price, tip)
  if (isCash || due === undefined || acceptsAmount(accepted, due)) return undefined
  const { least, most } = accepted
  if (least !== undefined && due < least) return { _tag: 'BelowCardLeast', due, least }
  return most === undefined ? undefined : { _tag: 'AboveCardMost', due, most }
}

/** CHK-25, CHK-28: guests are asked by the card form instead, and nobody is asked when nothing is due (CHK-63). */
function lacksPayment(facts: CheckoutFacts): boolean {
  return facts.isSignedIn && !facts.hasInstrument && !facts.isCash && amountDue(facts.price, facts.tip) !== 0
}

/** Where the food goes, of each order type: what a customer has to say of it before the order can be placed. */
const placeUnsaid: PerDiningOption<(order: OrderInProgress) => CheckoutRefusal | undefined> = {
  pickup: () => undefined,
  delivery: (order) => (lacksAddress(order) ? { _tag: 'AddressMissing' } : undefined),
  kiosk: ({ table }) => (table === undefined ? { _tag: 'TableMissing' } : undefined),
}

/** The first failing rule is the one shown (CHK-29): location, delivery minimum, payment. */
export function checkoutRefusal(facts: CheckoutFacts): CheckoutRefusal | undefined {
  const { order } = facts
  if (order.location === undefined) return { _tag: 'NoLocation' }
  const unsaid = placeUnsaid[order.diningOption](order)
  if (unsaid !== undefined) return unsaid
  // Elsewhere nobody could choose a time (SCHED-11).
  const mustSchedule = mayBeForLater(order.diningOption) && (facts.isPreorderRequired || !facts.isAsapOrderingEnabled)
  if (mustSchedule && order.scheduledAt === undefined) return { _tag: 'ScheduleMissing' }
  const missed = minimumMissed(facts)
  if (missed !== undefined) return { _tag: 'BelowMinimum', ...missed }
  if ((amountDue(facts.price, facts.tip) ?? 0) > mostCharged) return { _tag: 'TooMuch', most: mostCharged }
  if (isTooMuchCash(facts)) return { _tag: 'CashTooHigh', most: facts.brand.cash.most }
  const unpayable = cardAmountRefusal(facts)
  if (unpayable !== undefined) return unpayable
  return lacksPayment(facts) ? { _tag: 'NoPayment' } : undefined
}
