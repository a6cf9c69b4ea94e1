import type { GeoPoint } from '../../src-domain/address/address.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { spendableCredit } from '../../src-domain/loyalty/spendable-credit.ts'
import { type AcceptedAmount, acceptsAmount } from '../../src-domain/money/accepted-amount.ts'
import { boundIn } from '../../src-domain/money/bound-in.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { type PriceText, priceText } from '../../src-domain/money/price-text.ts'
import { tipAmount } from '../../src-domain/pricing/tip-rules.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import { promoSentence } from '../offers/promo-verdict.ts'
import type { ChargingAccount } from '../payment/payment-accounts.ts'
import type { Refusal } from '../store/rows/refusal.ts'
import { ageNeeded } from './age-needed.ts'
import { noticeNeeded, settingsWithNotice } from './notice-needed.ts'
import { reasonOf, sentenceOf } from './order-objection.ts'
import { objectionToPlacing } from './order-objections.ts'
import type { PayerAccount } from './payer.ts'
import { type PaymentDecision, paymentDecision } from './payment-decision.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { PlacementResult } from './placement-result.ts'
import { priceCheckOf } from './price-check-of.ts'
import { type ReadOrder, readOrder } from './read-order.ts'
import type { Tenders } from './tenders.ts'
import { unusableCard, unusableCardReason } from './unusable-card.ts'

/** A tip beyond both this, in cents of dollars, and the price of the food is a typing error. */
const mostTip = 20_000

export interface PlacementFacts {
  readonly brand: Brand
  readonly known: KnownLocation
  readonly payer: PayerAccount
  readonly tenders: Tenders
  readonly now: Instant
  readonly coordinates: GeoPoint | undefined
  readonly account: ChargingAccount
  /** Absent: any amount. */
  readonly accepted?: AcceptedAmount
}

export type Decision =
  | {
      readonly _tag: 'Go'
      readonly read: ReadOrder
      readonly paid: PaymentDecision
      readonly leastAge?: number | undefined
    }
  | (PlacementResult & { readonly _tag: 'Refused' | 'PriceChanged' })

/** Pure. */
export function decidePlacement(request: PlacementRequest, facts: PlacementFacts): Decision {
  const { order, isCash } = request
  const { brand, known, payer, tenders, now } = facts
  const unnamed = nameRefusal(brand, request)
  if (unnamed !== undefined) return refused(unnamed)
  const situation = { brand, diningOption: order.orderType, isCash }
  const tip = tipAmount(situation, { _tag: 'Amount', amount: request.tip }, request.tip)
  const availableCredit = spendableCredit(brand, payer.availableCredit)
  const read = readOrder(known, order, { availableCredit, tip, ...tenders }, now, facts.coordinates)
  const notice = noticeNeeded(read.lines)
  const settings = settingsWithNotice(known.settings, notice)
  const leastAge = ageNeeded(read.lines, settings, brand)
  const { agePromise } = request
  const judged = { brand, settings, tables: known.tables, order, read, now, notice, leastAge, agePromise }
  const objection = objectionToPlacing(judged)
  const price = priceText(brand, 'en')
  if (objection !== undefined) {
    const reason = reasonOf(objection)
    return refused({ status: 400, code: reason.replaceAll('-', '_'), reason, message: sentenceOf(objection, price) })
  }
  const tender = tenderRefusal(read, price)
  if (tender !== undefined) return refused(tender)
  if (isTooMuch(request.tip, read.totals.subtotal, brand.currency)) {
    return refused({ status: 400, code: 'tip', message: 'This tip is too high. Please check the amount.' })
  }
  const offered = {
    isCash,
    ...(request.cardNonce === undefined ? {} : { cardNonce: request.cardNonce }),
    ...(request.transactionId === undefined ? {} : { transactionId: request.transactionId }),
    ...(request.opensIntent ? { opensIntent: request.opensIntent } : {}),
    ...(payer.card === undefined ? {} : { savedCard: payer.card }),
  }
  const paid = paymentDecision(brand, offered, read.totals.due, facts.account)
  if (paid._tag === 'Refused') return refused(paid.refusal)
  const amount = paid._tag === 'Charge' ? amountRefusal(facts.accepted, read.totals.due, price) : undefined
  if (amount !== undefined) return refused(amount)
  if (paid._tag === 'Cash' && read.totals.due > brand.cash.most) return refused(tooMuchCash(brand.cash.most, price))
  // Never charge another amount than the one shown.
  if (request.expectedTotal !== undefined && request.expectedTotal !== read.totals.due) {
    return { _tag: 'PriceChanged', price: priceCheckOf(judged, payer, undefined) }
  }
  return { _tag: 'Go', read, paid, leastAge }
}

function refused(refusal: Refusal): Decision {
  return { _tag: 'Refused', ...refusal }
}

function nameRefusal(brand: Brand, request: PlacementRequest): Refusal | undefined {
  if (!mayOrder(brand, request)) {
    return {
      status: 401,
      code: 'guest_info_missing',
      message: 'The call needs a session or guestInfo.',
    }
  }
  return lacksLastName(brand, request)
    ? { status: 400, code: 'guest_last_name_missing', message: 'Full name is required.' }
    : undefined
}

/** CART-14: where guest names are not required, an order needs none. */
function mayOrder(brand: Brand, { caller, guest, order }: PlacementRequest): boolean {
  return caller.patronId !== undefined || guest !== undefined || !brand.guests.name[order.orderType]
}

/** Some brands require a last name (CHK-20). */
function lacksLastName({ guests }: Brand, { guest }: PlacementRequest): boolean {
  return guests.isLastNameOptional !== true && guest !== undefined && pastedText(guest.lastName) === ''
}

/** Never places an order without a discount that was shown. */
function tenderRefusal({ promo, giftCard }: ReadOrder, price: PriceText): Refusal | undefined {
  if (promo._tag === 'Invalid') return { status: 400, code: 'promo_invalid', message: promoSentence(promo.why, price) }
  return giftCard._tag === 'Unknown' ? { status: 400, code: unusableCardReason, message: unusableCard } : undefined
}

function tooMuchCash(most: Minor, price: PriceText): Refusal {
  return {
    status: 400,
    code: 'cash_limit',
    message: `Cash orders can be up to ${price(most)}. Please pay by card.`,
  }
}

function amountRefusal(accepted: AcceptedAmount = {}, due: Minor, price: PriceText): Refusal | undefined {
  if (acceptsAmount(accepted, due)) return undefined
  const { least, most, step } = accepted
  const bound =
    least !== undefined && due < least
      ? `A card can pay ${price(least)} or more.`
      : most !== undefined && due > most
        ? `A card can pay ${price(most)} at most.`
        : `A card can pay multiples of ${price(step ?? due)}.`
  return { status: 400, code: 'amount_not_accepted', message: `${bound} Please pay another way.` }
}

function isTooMuch(tip: Minor, subtotal: Minor, currency: Currency): boolean {
  return tip > Math.max(boundIn(currency, mostTip), subtotal)
}
