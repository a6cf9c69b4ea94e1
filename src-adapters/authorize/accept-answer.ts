import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { brandOf } from '../../src-domain/payment/card-digits.ts'
import type { CardSummary } from '../../src-domain/payment/card-form.ts'
import type { Outcome, PaymentProblem } from '../../src-domain/payment/payment-problem.ts'
import { failed } from '../payment-form/outcomes.ts'
import type { Problems } from './card-fields.ts'

const answer = t.intersection([
  t.type({
    messages: t.type({
      resultCode: t.keyof({ Ok: null, Error: null }),
      message: t.array(t.type({ code: t.string })),
    }),
  }),
  t.partial({ opaqueData: t.type({ dataDescriptor: t.string, dataValue: t.string }) }),
])

export interface OpaqueData {
  readonly dataDescriptor: string
  readonly dataValue: string
}

export function readAccept(said: unknown): Outcome<OpaqueData> {
  return outcomeOf(answer.decode(said))
}

const hosted = t.intersection([
  answer,
  t.partial({
    encryptedCardData: t.partial({ cardNumber: t.string, expDate: t.string, bin: t.string }),
    customerInformation: t.partial({ zip: t.string, address: t.string }),
  }),
])

export interface HostedCard {
  readonly opaque: OpaqueData
  readonly card?: CardSummary
  readonly postalCode: string
  readonly street: string
}

/** Reads a response like Accept.js's, plus the masked card. */
export function readHosted(said: unknown): Outcome<HostedCard> {
  const read = hosted.decode(said)
  const outcome = outcomeOf(read)
  if (isLeft(outcome) || !isRight(read)) return isRight(outcome) ? unreadable : outcome
  const { encryptedCardData: masked = {}, customerInformation: customer = {} } = read.right
  const card = summaryOf(masked.bin ?? '', masked.cardNumber ?? '', masked.expDate ?? '')
  const [postalCode, street] = [customer.zip?.trim() ?? '', customer.address?.trim() ?? '']
  return right({ opaque: outcome.right, ...(card === undefined ? {} : { card }), postalCode, street })
}

/** Expiry is MM/YY. */
function summaryOf(first: string, masked: string, expires: string): CardSummary | undefined {
  const [, last4] = /(\d{4})$/.exec(masked) ?? []
  const [, month, year] = /^(0?[1-9]|1[0-2])\/(?:20)?(\d{2})$/.exec(expires) ?? []
  if (last4 === undefined || month === undefined || year === undefined) return undefined
  return { brand: brandOf(first), last4, expMonth: Number(month), expYear: 2000 + Number(year) }
}

const unreadable = failed({ _tag: 'Misconfigured', code: 'unreadable' })

function outcomeOf(read: t.Validation<t.TypeOf<typeof answer>>): Outcome<OpaqueData> {
  if (!isRight(read)) return unreadable
  const { messages, opaqueData } = read.right
  if (messages.resultCode === 'Ok' && opaqueData !== undefined) return right(opaqueData)
  return failed(problemOf(messages.message.map(({ code }) => code)))
}

/** Errors that customers can correct (PAY-23 to PAY-28). */
const fieldProblems: ReadonlyMap<string, Problems> = new Map<string, Problems>([
  ['E_WC_05', { number: 'invalid' }],
  ['E_WC_06', { expMonth: 'invalid' }],
  ['E_WC_07', { expYear: 'invalid' }],
  ['E_WC_08', { expMonth: 'expired' }],
  ['E_WC_15', { cvc: 'invalid' }],
  ['E_WC_16', { postalCode: 'invalid' }],
  ['E_WC_20', { number: 'invalid' }],
])
const processingCode = 'E_WC_19'

/** An error code that no field can fix takes precedence (PAY-29, PAY-30). */
function problemOf(codes: readonly string[]): PaymentProblem {
  const other = codes.find((code) => !fieldProblems.has(code))
  if (other === processingCode) return { _tag: 'ProcessingFailed' }
  if (other !== undefined || codes.length === 0) return { _tag: 'Misconfigured', code: other ?? 'none' }
  const fields = codes.flatMap((code) => Object.entries(fieldProblems.get(code) ?? {}))
  return { _tag: 'InvalidFields', fields: Object.fromEntries(fields) }
}
