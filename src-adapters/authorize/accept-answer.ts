import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
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

/** What Accept.js told its callback. */
export function readAccept(said: unknown): Outcome<OpaqueData> {
  const read = answer.decode(said)
  if (!isRight(read)) return failed({ _tag: 'Misconfigured', code: 'unreadable' })
  const { messages, opaqueData } = read.right
  if (messages.resultCode === 'Ok' && opaqueData !== undefined) return { ok: true, value: opaqueData }
  return failed(problemOf(messages.message.map(({ code }) => code)))
}

/** What the customer can put right at a field (PAY-23 to PAY-28), by its code. */
const fieldProblems: ReadonlyMap<string, Problems> = new Map<string, Problems>([
  ['E_WC_05', { number: 'invalid' }],
  ['E_WC_06', { expMonth: 'invalid' }],
  ['E_WC_07', { expYear: 'invalid' }],
  ['E_WC_08', { expMonth: 'expired' }],
  ['E_WC_15', { cvc: 'invalid' }],
  ['E_WC_16', { postalCode: 'invalid' }],
  ['E_WC_20', { number: 'invalid' }],
])
const stumbled = 'E_WC_19'

/** Several may be told at once. One that no field can mend is told before those that one can (PAY-29, PAY-30). */
function problemOf(codes: readonly string[]): PaymentProblem {
  const other = codes.find((code) => !fieldProblems.has(code))
  if (other === stumbled) return { _tag: 'ProcessingFailed' }
  if (other !== undefined || codes.length === 0) return { _tag: 'Misconfigured', code: other ?? 'none' }
  const fields = codes.flatMap((code) => Object.entries(fieldProblems.get(code) ?? {}))
  return { _tag: 'InvalidFields', fields: Object.fromEntries(fields) }
}
