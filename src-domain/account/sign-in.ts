import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import { type SaidAgainst, saidAgainst } from '../call/said-against.ts'
import type { StateCell } from '../state/state-cell.ts'
import { pastedText } from '../text/pasted-text.ts'
import type { Patron } from './patron.ts'
import type { HumanCheckDue, PasswordUpdateDue, PatronGateway, SessionStore } from './patron-gateway.ts'
import type { PatronState, SessionNeeds } from './session.ts'
import { newSignIn, type SignInEvent, type SignInFlow, type SignInNotice } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'

/** Bot check. Never rejects. */
export interface PersonCheck {
  readonly token: (action: 'signin') => Promise<Either<unknown, string>>
}

export interface SignInNeeds extends SessionNeeds {
  readonly human: PersonCheck
}

export type SignInOutcome =
  | { readonly _tag: 'SignedIn'; readonly patron: Patron }
  | { readonly _tag: 'WrongCredentials' }
  /** The account must be completed first (ACCT-19 to ACCT-26). */
  | {
      readonly _tag: 'Held'
      readonly notice: SignInNotice
      readonly goesOn: SignInFlow
    }
  | { readonly _tag: 'NoAnswer' }
  /** The bot check gave no token (G4). */
  | { readonly _tag: 'PersonNotShown' }
  /** Contains the server's message (ACCT-27). */
  | ({ readonly _tag: 'Failed' } & SaidAgainst)

const unauthorized = 401

/**
 * Stores the token only if the flow completes (ACCT-22). Policy: the caller ignores a second press while a call runs.
 */
export function signIn({ patrons, session, patron, human }: SignInNeeds) {
  return async (email: string, password: string): Promise<SignInOutcome> => {
    const first = await patrons.signIn(pastedText(email), password)
    const answer =
      isLeft(first) && first.left._tag === 'HumanCheckDue' ? await asPerson(human, patrons, email, password) : first
    return isLeft(answer)
      ? refusedOutcome(answer.left, session, patron)
      : outcomeOf({ _tag: 'LoggedIn', ...answer.right }, session, patron)
  }
}

async function asPerson(human: PersonCheck, patrons: PatronGateway, email: string, password: string) {
  const token = await human.token('signin')
  if (isLeft(token)) return left<HumanCheckDue>({ _tag: 'HumanCheckDue' })
  return patrons.signIn(pastedText(email), password, token.right)
}

export function refusedOutcome(
  failure: CallFailure | PasswordUpdateDue | HumanCheckDue,
  session: SessionStore,
  cell: StateCell<PatronState>,
): SignInOutcome {
  switch (failure._tag) {
    case 'PasswordUpdateDue':
      return outcomeOf({ _tag: 'PasswordUpdateDemanded', email: failure.email, token: failure.token }, session, cell)
    case 'NoResponse':
    case 'NotSent':
      return { _tag: 'NoAnswer' }
    case 'Refused':
      if (failure.status === unauthorized) return { _tag: 'WrongCredentials' }
      return { _tag: 'Failed', ...saidAgainst(failure) }
    case 'HumanCheckDue':
      return { _tag: 'PersonNotShown' }
    case 'NotUnderstood':
      return { _tag: 'Failed' }
  }
}

/** Stores the session only if the flow completes (ACCT-22). */
export function outcomeOf(event: SignInEvent, session: SessionStore, cell: StateCell<PatronState>): SignInOutcome {
  const { flow, commands } = stepSignIn(newSignIn, event)
  for (const command of commands) {
    if (command._tag !== 'Complete') continue
    session.keep(command.token)
    cell.update(() => ({ patron: command.patron }))
    return { _tag: 'SignedIn', patron: command.patron }
  }
  if (flow.notice === undefined) return { _tag: 'Failed' }
  return { _tag: 'Held', notice: flow.notice, goesOn: flow }
}
