import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { PerDiningOption } from '../dining-option/dining-option.ts'
import { mayBeForLater } from '../dining-option/may-be-for-later.ts'
import { lacksAddress } from '../fulfilment/lacks-address.ts'
import { type AgePromise, isPromised } from '../menu/alcohol.ts'
import { type AcceptedAmount, acceptsAmount } from '../money/accepted-amount.ts'
import { add, type Minor } from '../money/minor.ts'
import { mostCharged } from '../pricing/most-charged.ts'
import { orderMinimum, type Shortfall, shortfall } from '../pricing/order-minimum.ts'
import type { PriceCheck } from '../pricing/price-check.ts'

/** Why an order cannot be placed; the UI has the words. */
export type CheckoutRefusal =
  | { readonly _tag: 'NoLocation' }
  | { readonly _tag: 'AddressMissing' }
  | { readonly _tag: 'TableMissing' }
  | { readonly _tag: 'ScheduleMissing' }
  /** CHK-26; cents. */
  | ({ readonly _tag: 'BelowMinimum' } & Shortfall)
  /** Limit of any order; cents (PRICE-15). */
  | { readonly _tag: 'TooMuch'; readonly most: Minor }
  /** The restaurant's limit for cash; cents (G4). */
  | { readonly _tag: 'CashTooHigh'; readonly most: Minor }
  /** Limits of card payments; cents. */
  | { readonly _tag: 'BelowCardLeast'; readonly due: Minor; readonly least: Minor }
  | { readonly _tag: 'AboveCardMost'; readonly due: Minor; readonly most: Minor }
  /** The order has alcohol; `age` in years. */
  | { readonly _tag: 'AgeNotConfirmed'; readonly age: number }
  /** An amount is due without a payment method (CHK-25). */
  | { readonly _tag: 'NoPayment' }

export interface CheckoutFacts {
  readonly brand: Brand
  readonly order: OrderInProgress
  readonly price: PriceCheck | undefined
  readonly tip: Minor
  readonly isSignedIn: boolean
  /** From the validation; absent: no alcohol. */
  readonly leastAge?: number
  readonly agePromise?: AgePromise
  readonly isCash: boolean
  /** Absent: any amount. */
  readonly accepted?: AcceptedAmount
  /** A saved or entered card, or a wallet. */
  readonly hasInstrument: boolean
  readonly isPreorderRequired: boolean
  /** Result of the validation; true before it (SCHED-18). */
  readonly isAsapOrderingEnabled: boolean
}

/** CHK-63: amount to charge; undefined before the first price check. */
export function amountDue(price: PriceCheck | undefined, tip: Minor): Minor | undefined {
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

/** CHK-25, CHK-28: the card form asks a guest later. Nothing due needs no payment (CHK-63). */
function lacksPayment(facts: CheckoutFacts): boolean {
  return facts.isSignedIn && !facts.hasInstrument && !facts.isCash && amountDue(facts.price, facts.tip) !== 0
}

/** The missing destination of each order type, as a refusal. */
const placeUnsaid: PerDiningOption<(order: OrderInProgress) => CheckoutRefusal | undefined> = {
  pickup: () => undefined,
  delivery: (order) => (lacksAddress(order) ? { _tag: 'AddressMissing' } : undefined),
  kiosk: ({ table }) => (table === undefined ? { _tag: 'TableMissing' } : undefined),
}

/** Returns the first failing rule (CHK-29): location, delivery minimum, payment. */
export function checkoutRefusal(facts: CheckoutFacts): CheckoutRefusal | undefined {
  const { order } = facts
  if (order.location === undefined) return { _tag: 'NoLocation' }
  const unsaid = placeUnsaid[order.diningOption](order)
  if (unsaid !== undefined) return unsaid
  // A table order has no times to choose (SCHED-11).
  const mustSchedule = mayBeForLater(order.diningOption) && (facts.isPreorderRequired || !facts.isAsapOrderingEnabled)
  if (mustSchedule && order.scheduledAt === undefined) return { _tag: 'ScheduleMissing' }
  const { leastAge, agePromise } = facts
  if (leastAge !== undefined && !isPromised(agePromise, leastAge)) return { _tag: 'AgeNotConfirmed', age: leastAge }
  const missed = minimumMissed(facts)
  if (missed !== undefined) return { _tag: 'BelowMinimum', ...missed }
  const most = mostCharged(facts.brand.currency)
  if ((amountDue(facts.price, facts.tip) ?? 0) > most) return { _tag: 'TooMuch', most }
  if (isTooMuchCash(facts)) return { _tag: 'CashTooHigh', most: facts.brand.cash.most }
  const unpayable = cardAmountRefusal(facts)
  if (unpayable !== undefined) return unpayable
  return lacksPayment(facts) ? { _tag: 'NoPayment' } : undefined
}
