import type { CallFailure } from '../call/call-failure.ts'
import type { CommandRefused } from './board-gateway.ts'
import type { CommandRefusal } from './decide-command.ts'
import type { KitchenCommand } from './kitchen-command.ts'

/** Why a command failed. The board does not retry it by itself. */
export type CommandProblem =
  /** `command`: the rejected one. The board offers it again if it is still possible. */
  | { readonly _tag: 'Refused'; readonly refusal: CommandRefusal; readonly command: KitchenCommand }
  | { readonly _tag: 'NotAllowed' }
  /** The order server does not know the order. */
  | { readonly _tag: 'OrderGone' }
  /** Another member signed in before the command was sent. */
  | { readonly _tag: 'MemberChanged' }
  | { readonly _tag: 'NotAccepted' }

/** The command stays pending after such a failure. */
export type FailureVerdict =
  /** `comeBackIn`: milliseconds, as the order server asked. */
  { readonly _tag: 'SendAgain'; readonly comeBackIn: number | undefined } | { readonly _tag: 'SignInFirst' }

interface Over {
  readonly _tag: 'Over'
  readonly problem: CommandProblem
}

/** A retried command keeps its id, so the server carries it out once even after an unknown outcome. */
export function failureVerdict(failure: CallFailure | CommandRefused, command: KitchenCommand): FailureVerdict | Over {
  if (failure._tag === 'CommandRefused') {
    return { _tag: 'Over', problem: { _tag: 'Refused', refusal: failure.refusal, command } }
  }
  if (failure._tag !== 'Refused') return { _tag: 'SendAgain', comeBackIn: undefined }
  const { status, comeBackIn } = failure
  if (status === 401) return { _tag: 'SignInFirst' }
  if (status === 403) return { _tag: 'Over', problem: { _tag: 'NotAllowed' } }
  if (status === 404) return { _tag: 'Over', problem: { _tag: 'OrderGone' } }
  const isPassing = status === 408 || status === 429 || status >= 500
  return isPassing ? { _tag: 'SendAgain', comeBackIn } : { _tag: 'Over', problem: { _tag: 'NotAccepted' } }
}

const firstWait = 1_000
const longestWait = 30_000

/** Milliseconds before the next try. `tries`: number of failed tries, from 1. */
export function waitAfter(tries: number, comeBackIn: number | undefined): number {
  return comeBackIn ?? Math.min(longestWait, firstWait * 2 ** (tries - 1))
}
