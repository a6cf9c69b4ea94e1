import { either } from 'fp-ts'
import type { Answered } from '../../line/line.ts'
import { passesLuhn } from '../../line/luhn.ts'
import type { Books, Card, Transaction } from './books.ts'
import { cardIn } from './cards.ts'
import { captured, refunded, voided } from './later-transactions.ts'
import { answer } from './messages.ts'
import { centsOf } from './money.ts'
import type { TransactionRequest } from './requests.ts'
import { type Outcome, told, unsuccessful } from './transaction-response.ts'
import { verdictOn } from './verdicts.ts'

export function transactionMade(books: Books, refId: string | undefined, wanted: TransactionRequest): Answered {
  switch (wanted.transactionType) {
    case 'authOnlyTransaction':
    case 'authCaptureTransaction':
      return charged(books, refId, wanted, wanted.transactionType)
    case 'priorAuthCaptureTransaction':
      return told(refId, captured(books, wanted))
    case 'voidTransaction':
      return told(refId, voided(books, wanted))
    case 'refundTransaction':
      return told(refId, refunded(books, refId, wanted))
    default:
      return answer(
        refId,
        'E00003',
        {},
        `The 'AnetApi/xml/v1/schema/AnetApiSchema.xsd:transactionType' element is invalid - The value '${wanted.transactionType}' is invalid according to its datatype.`,
      )
  }
}

type Charge = 'authOnlyTransaction' | 'authCaptureTransaction'

function charged(books: Books, refId: string | undefined, wanted: TransactionRequest, type: Charge): Answered {
  const cents = centsOf(wanted.amount)
  if (cents === undefined || cents === 0) return told(refId, unsuccessful('5', 'A valid amount is required.'))
  const number = wanted.payment?.creditCard?.cardNumber
  if (number !== undefined && !passesLuhn(number))
    return told(refId, unsuccessful('6', 'The credit card number is invalid.'))
  const found = wanted.profile === undefined ? cardIn(books, wanted.payment) : ofProfile(books, wanted.profile)
  if (either.isLeft(found)) {
    if (found.left === 'E00114') return answer(refId, 'E00114')
    return found.left === 'E00040'
      ? answer(refId, 'E00040')
      : told(refId, unsuccessful('33', 'Payment information is required.'))
  }
  if (isPast(found.right, books.clock.now())) return told(refId, unsuccessful('8', 'The credit card has expired.'))
  if (isDuplicate(books, wanted, type, cents, found.right))
    return told(refId, unsuccessful('11', 'A duplicate transaction has been submitted.'))
  return told(refId, judged(books, refId, wanted, type, cents, found.right))
}

function judged(
  books: Books,
  refId: string | undefined,
  wanted: TransactionRequest,
  type: Charge,
  cents: number,
  card: Card,
): Outcome {
  const verdict = verdictOn(books, card, wanted.billTo?.zip)
  const isApproved = verdict.responseCode === '1'
  const { invoiceNumber, description } = wanted.order ?? {}
  const email = wanted.customer?.email
  const taken = type === 'authCaptureTransaction' && isApproved
  const transaction: Transaction = {
    id: books.number(),
    type,
    status: !isApproved ? 'declined' : taken ? 'capturedPendingSettlement' : 'authorizedPendingCapture',
    ...(refId === undefined ? {} : { refId }),
    ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
    ...(description === undefined ? {} : { description }),
    ...(email === undefined ? {} : { email }),
    authorised: cents,
    settled: taken ? cents : 0,
    card,
    at: books.clock.now(),
    authCode: isApproved ? books.number().slice(-6) : '000000',
    avs: verdict.avs,
    cvv: verdict.cvv,
    reason: verdict.reason,
  }
  books.transactions.set(transaction.id, transaction)
  return { responseCode: verdict.responseCode, reason: verdict.reason, transaction }
}

function ofProfile(books: Books, wanted: NonNullable<TransactionRequest['profile']>) {
  const { paymentProfileId, cardCode } = wanted.paymentProfile ?? {}
  const card = books.profiles.get(wanted.customerProfileId)?.cards.get(paymentProfileId ?? '')
  if (card === undefined) return either.left('E00040' as const)
  // The stored card has no security code.
  const { cardCode: _, ...kept } = card
  return either.right({ ...kept, ...(cardCode === undefined ? {} : { cardCode }) })
}

/** '2030-12' or '1230'. */
function isPast({ expiry }: Card, now: number): boolean {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(expiry) ?? []
  const [, shortMonth, shortYear] = /^(\d{2})(\d{2})$/.exec(expiry) ?? []
  const [y, m] = [Number(year ?? `20${shortYear}`), Number(month ?? shortMonth)]
  return Number.isNaN(y) || now >= Date.UTC(y, m, 1)
}

/**
 * https://developer.authorize.net/api/reference/index.html, transactionSettings: refuses a repetition within two
 * minutes or `duplicateWindow` seconds, at most eight hours.
 */
function isDuplicate(books: Books, wanted: TransactionRequest, type: Charge, cents: number, card: Card): boolean {
  const settings = [wanted.transactionSettings?.setting ?? []].flat()
  const seconds = Number(settings.find(({ settingName }) => settingName === 'duplicateWindow')?.settingValue ?? 120)
  return [...books.transactions.values()].some(
    (one) =>
      one.type === type &&
      one.status !== 'declined' &&
      one.authorised === cents &&
      one.card.last4 === card.last4 &&
      one.card.expiry === card.expiry &&
      one.invoiceNumber === wanted.order?.invoiceNumber &&
      books.clock.now() - one.at < Math.min(seconds, 28_800) * 1_000,
  )
}
