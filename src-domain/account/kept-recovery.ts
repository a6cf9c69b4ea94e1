import type { Instant } from '../time/clock.ts'
import { newSignIn, type SignInEvent, type SignInFlow } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'

/**
 * A forgotten password on its way, as a tab remembers it over a reload. It names neither the code nor what a code gave:
 * whoever reads it can set nothing.
 */
export interface KeptRecovery {
  readonly email: string
  /** `spent`: the code was right, and what it gave went with the page. */
  readonly code: 'asked' | 'spent'
  /** The visit in which the code was asked for, and alone is good. */
  readonly visit: string
  readonly until: Instant
}

/** In the tab, and never for longer. Never throws. */
export interface RecoveryStore {
  readonly read: () => KeptRecovery | undefined
  readonly write: (kept: KeptRecovery) => void
  readonly clear: () => void
}

/** Milliseconds for which a code is worth coming back to. */
export const recoveryLife = 600_000

/** What is to be remembered of a flow that has just moved; undefined where there is nothing to come back to. */
export function toKeep({ email, recovery }: SignInFlow, visit: string, now: Instant): KeptRecovery | undefined {
  if (recovery === undefined || recovery._tag === 'AskEmail') return undefined
  return { email, code: recovery._tag === 'AskCode' ? 'asked' : 'spent', visit, until: now + recoveryLife }
}

/** Where a conversation begins, and in which visit it goes on, where that is another than the page's own. */
export interface Beginning {
  readonly flow: SignInFlow
  readonly visit?: string
}

/** From where signing in has led, from what the tab remembers and is not over yet, or from its beginning. */
export function beginningOf(from: SignInFlow | undefined, kept: KeptRecovery | undefined, now: Instant): Beginning {
  if (from !== undefined) return { flow: from }
  return kept === undefined || !isGood(kept, now) ? { flow: newSignIn } : { flow: resumed(kept), visit: kept.visit }
}

/** A clock that was put back makes nothing last longer. */
function isGood({ until }: KeptRecovery, now: Instant): boolean {
  return now < until && until <= now + recoveryLife
}

/** At the code that was asked for, or at another one where that was spent. */
function resumed({ email, code }: KeptRecovery): SignInFlow {
  const way: readonly SignInEvent[] = [
    { _tag: 'PasswordForgotten', email },
    { _tag: 'PinSent', email },
    ...(code === 'asked' ? [] : [{ _tag: 'RecoveryEnded' } as const]),
  ]
  return way.reduce((flow, event) => stepSignIn(flow, event).flow, newSignIn)
}
