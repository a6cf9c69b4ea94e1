import { either } from 'fp-ts'
import type { Answered } from '../../line/line.ts'
import { passesLuhn } from '../../line/luhn.ts'
import { type Own, ownResponse, says, tells } from './answers.ts'
import { openBatch } from './batches.ts'
import { type Books, keep, newRetref, type Response, type SettlementStatus, type Transaction } from './books.ts'
import { type Card, cardIn } from './cards.ts'
import { avsOf, cvvOf, refusedBy } from './checks.ts'
import { type Fields, isYes } from './fields.ts'
import { verdictOf } from './hosts.ts'
import { centsOf, dollarsOf } from './money.ts'
import { savedWith } from './profiles.ts'

/** https://developer.cardpointe.com/cardconnect-api, Authorization. Requests refused unread leave no record. */
export function authorised(books: Books, wanted: Fields): Answered {
  const cents = centsOf(wanted.amount ?? '')
  const wrong = wrongIn(books, wanted, cents)
  if (wrong !== undefined || cents === undefined) return turnedAway(books, wanted, wrong ?? 'invalidAmount')
  const card = cardIn(books, wanted)
  if (either.isLeft(card)) return turnedAway(books, wanted, card.left)
  const { cvv, account } = card.right
  if (cvv !== undefined && !/^\d{3,4}$/.test(cvv)) return turnedAway(books, wanted, 'codeNotNumeric')
  if (books.merchant.needsCvv && cvv === undefined && account === undefined)
    return turnedAway(books, wanted, 'codeMissing')
  return told(books, wanted, keep(books, decided(books, wanted, card.right, cents)), cents)
}

function wrongIn({ merchant }: Books, wanted: Fields, cents: number | undefined): Own | undefined {
  const { merchid, currency, country = 'US', postal, orderid = '', cof, cofscheduled } = wanted
  if (merchid !== merchant.merchid) return 'invalidMerchant'
  if (cents === undefined) return 'invalidAmount'
  if (cents < 0) return 'noForcedCredit'
  if (currency !== undefined && currency !== merchant.currency) return 'wrongCurrency'
  if (postal !== undefined && country === 'US' && !/^\d{5}(\d{4})?$/.test(postal)) return 'invalidZip'
  if (orderid.length > 50) return 'invalidField'
  if (!/^[CM]?$/.test(cof ?? '') || !/^[YN]?$/.test(cofscheduled ?? '')) return 'invalidField'
  return undefined
}

function decided(
  books: Books,
  wanted: Fields,
  { number, token, expiry, cvv, account }: Card,
  cents: number,
): Transaction {
  const { merchant, clock } = books
  const host = verdictOf(merchant.host, number, cents)
  const held = account?.holder
  const avsresp = avsOf(wanted.postal ?? held?.['postal'] ?? '55555', wanted.address ?? held?.['address'] ?? '')
  const cvvresp = cvvOf(cvv)
  const refused = host.response.respstat === 'A' ? refusedBy(merchant, avsresp, cvvresp) : undefined
  const response = refused === undefined ? host.response : refusals[refused]
  const isApproved = response.respstat === 'A'
  const isCaptured = isApproved && host.cents > 0 && isYes(wanted.capture)
  const { orderid, name, cof, ecomind } = wanted
  return {
    retref: newRetref(books),
    // An order id that looks like a card number is masked and cannot be found: same page.
    ...(orderid === undefined || orderid === '' || passesLuhn(orderid) ? {} : { orderid }),
    wantsReceipt: isYes(wanted.receipt),
    status: statusOf(isApproved, host.cents, isCaptured),
    cents: host.cents,
    token,
    expiry,
    ...(name === undefined ? {} : { name }),
    response,
    authcode: isApproved ? `PPS${String(100 + (books.number() % 900))}` : '',
    avsresp,
    cvvresp,
    entrymode: ecomind === 'E' ? 'ECommerce' : ecomind === 'T' ? 'Moto' : ecomind === 'R' ? 'Recurring' : 'Keyed',
    ...(cof === undefined || cof === '' ? {} : { cof }),
    ...(account === undefined ? {} : { profile: { profileid: account.profileid, acctid: account.acctid } }),
    ...(isCaptured ? { batchid: openBatch(books), capturedAt: clock.now() } : {}),
    at: clock.now(),
  }
}

const refusals: Readonly<Record<'cvv' | 'address', Response>> = {
  cvv: ownResponse('codeMismatch'),
  address: ownResponse('addressMismatch'),
}

function statusOf(isApproved: boolean, cents: number, isCaptured: boolean): SettlementStatus {
  if (!isApproved) return 'Declined'
  if (cents === 0) return 'Zero Amount'
  return isCaptured ? 'Queued for Capture' : 'Authorized'
}

/** Declines have amount 0.00, no saved card, and no check results unless the account includes them. */
function told(books: Books, wanted: Fields, one: Transaction, cents: number): Answered {
  const isApproved = one.response.respstat === 'A'
  const isTimedOut = one.response.respcode === '62'
  const saved = isApproved && isYes(wanted.profile) ? savedWith(books, wanted, one) : one.profile
  const checks = isApproved || books.merchant.tellsChecks ? { avsresp: one.avsresp, cvvresp: one.cvvresp } : {}
  return tells(books, {
    ...one.response,
    ...checks,
    ...(isApproved ? { ...saved, authcode: one.authcode, batchid: one.batchid, bintype: '', commcard: 'N' } : {}),
    ...(isTimedOut ? { setlstat: one.status, currency: books.merchant.currency } : {}),
    ...(one.cof === undefined ? {} : { cof: one.cof }),
    ...(one.wantsReceipt ? { orderId: one.orderid ?? '', receipt: { nameOnCard: one.name ?? '' } } : {}),
    retref: one.retref,
    merchid: books.merchant.merchid,
    token: one.token,
    account: one.token,
    expiry: one.expiry,
    entrymode: one.entrymode,
    amount: dollarsOf(isApproved ? one.cents : isTimedOut ? cents : 0),
  })
}

function turnedAway(books: Books, { account = '' }: Fields, why: Own): Answered {
  const token = books.vault.number(account) === undefined ? '' : account
  return says(books, why, {
    amount: '0.00',
    retref: newRetref(books),
    merchid: books.merchant.merchid,
    account: token,
    token,
  })
}
