import type { Instant } from '../time/clock.ts'
import { newSignIn, type SignInEvent, type SignInFlow } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'

/** Recovery in progress, kept across reloads. Contains no secrets. */
export interface KeptRecovery {
  readonly email: string
  /** `spent`: the server accepted the code, but the page lost its token. */
  readonly code: 'asked' | 'spent'
  /** The visit that requested the code. A code is invalid in any other. */
  readonly visit: string
  readonly until: Instant
}

/** Session storage. Never throws. */
export interface RecoveryStore {
  readonly read: () => KeptRecovery | undefined
  readonly write: (kept: KeptRecovery) => void
  readonly clear: () => void
}

/** Milliseconds. */
export const recoveryLife = 600_000

export function toKeep({ email, recovery }: SignInFlow, visit: string, now: Instant): KeptRecovery | undefined {
  if (recovery === undefined || recovery._tag === 'AskEmail') return undefined
  return { email, code: recovery._tag === 'AskCode' ? 'asked' : 'spent', visit, until: now + recoveryLife }
}

export interface Beginning {
  readonly flow: SignInFlow
  readonly visit?: string
}

export function beginningOf(from: SignInFlow | undefined, kept: KeptRecovery | undefined, now: Instant): Beginning {
  if (from !== undefined) return { flow: from }
  return kept === undefined || !isGood(kept, now) ? { flow: newSignIn } : { flow: resumed(kept), visit: kept.visit }
}

/** The upper bound rejects entries from a clock that was set back. */
function isGood({ until }: KeptRecovery, now: Instant): boolean {
  return now < until && until <= now + recoveryLife
}

function resumed({ email, code }: KeptRecovery): SignInFlow {
  const way: readonly SignInEvent[] = [
    { _tag: 'PasswordForgotten', email },
    { _tag: 'PinSent', email },
    ...(code === 'asked' ? [] : [{ _tag: 'RecoveryEnded' } as const]),
  ]
  return way.reduce((flow, event) => stepSignIn(flow, event).flow, newSignIn)
}
