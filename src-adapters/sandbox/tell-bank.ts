import { right } from 'fp-ts/lib/Either.js'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import { failed } from '../payment-form/outcomes.ts'
import type { StepAnswer } from './sandbox-bank.ts'
import { stepsPath } from './steps-path.ts'

export async function tellBank(send: SendJson, step: string, answer: StepAnswer): Promise<Outcome<void>> {
  const told = await send({ method: 'POST', path: stepsPath, body: { step, answer } })
  if (told._tag === 'NotSent') return failed({ _tag: 'Unavailable', cause: 'network' })
  // The answer may have reached the bank.
  if (told._tag === 'NoResponse' || told.status >= 500) return failed({ _tag: 'OutcomeUnknown' })
  return told.status === 200 ? right(undefined) : failed({ _tag: 'Unavailable', cause: 'unsupported' })
}
