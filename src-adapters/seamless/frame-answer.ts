import type { FieldProblems, PaymentProblem } from '../../src-domain/payment/payment-problem.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import type { FrameMessage, Refusal } from './tokenizer-driver.ts'

export type Answer = Extract<FrameMessage, { readonly _tag: 'Token' | 'Refused' }>

export interface FrameAnswer {
  readonly hear: (message: FrameMessage) => void
  readonly forget: () => void
  readonly now: () => Answer | undefined
  readonly isEmpty: () => boolean
  /** Undefined after a timeout. */
  readonly next: () => Promise<Answer | undefined>
}

/** Milliseconds, with and without reported input. */
const [longest, longestUntouched] = [6_000, 2_000]

export function frameAnswer(pause: Pause): FrameAnswer {
  let last: FrameMessage = { _tag: 'Emptied' }
  let resume: (answer: Answer) => void = () => undefined
  const now = () => (last._tag === 'Token' || last._tag === 'Refused' ? last : undefined)
  return {
    hear: (message) => {
      last = message
      const answer = now()
      if (answer !== undefined) resume(answer)
    },
    forget: () => {
      last = { _tag: 'Emptied' }
    },
    now,
    isEmpty: () => last._tag === 'Emptied',
    next: async () => {
      const said = now()
      if (said !== undefined) return said
      const come = new Promise<Answer>((resolve) => {
        resume = resolve
      })
      const heardIn = async (limit: number) => {
        await pause.wait(limit)
        return undefined
      }
      const first = await Promise.race([come, heardIn(longestUntouched)])
      if (first !== undefined || last._tag === 'Emptied') return first
      return Promise.race([come, heardIn(longest - longestUntouched)])
    },
  }
}

/** As the customer sees it (PAY-34 to PAY-38). */
export function problemOf(why: Refusal): PaymentProblem {
  switch (why.group) {
    case 'empty':
    case 'invalid':
      return { _tag: 'InvalidFields', fields: fieldsOf(why) }
    case 'tokenise':
      return { _tag: 'NotTokenised' }
    case 'other':
      return { _tag: 'Unavailable', cause: 'vendor' }
    case 'credentials':
      return { _tag: 'Unavailable', cause: 'credentials' }
  }
}

/** A refusal while typing (PAY-19). */
export function fieldsOf(why: Refusal): FieldProblems {
  if (why.group === 'empty') return { number: 'missing' }
  return why.group === 'invalid' ? { [why.field]: 'invalid' } : {}
}
