import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Patron } from './patron.ts'
import type { HumanCheckDue, PasswordUpdateDue, PatronGateway, SessionKeeper } from './patron-gateway.ts'
import type { PatronState, SessionNeeds } from './session.ts'
import { newSignIn, type SignInEvent, type SignInFlow, type SignInNotice } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'

/** Gives a token that shows that a person signs in, or nothing. Never rejects. */
export interface PersonCheck {
  readonly token: (action: 'signin') => Promise<Either<unknown, string>>
}

export interface SignInNeeds extends SessionNeeds {
  /** Asked only where the server wants to know whether a person signs in. */
  readonly human: PersonCheck
}

export type SignInOutcome =
  | { readonly _tag: 'SignedIn'; readonly patron: Patron }
  | { readonly _tag: 'WrongCredentials' }
  /** The account lacks something that has to be put right first (ACCT-19 to ACCT-26); nobody is signed in. */
  | {
      readonly _tag: 'Held'
      readonly notice: SignInNotice /** Where a screen puts it right. */
      readonly goesOn?: SignInFlow
    }
  | { readonly _tag: 'NoAnswer' }
  /** The server asked for a person, and nobody could be shown to be one (G4). */
  | { readonly _tag: 'PersonNotShown' }
  /** `message`: what the server said against it (ACCT-27). */
  | { readonly _tag: 'Failed'; readonly message?: string }

const unauthorized = 401

/**
 * E-mail and password to a session. Whether the customer is let in is the flow's to say; only then is the token kept
 * (ACCT-22). One at a time: the caller ignores a second press while one runs.
 */
export const signIn =
  ({ patrons, session, patron, human }: SignInNeeds) =>
  async (email: string, password: string): Promise<SignInOutcome> => {
    const first = await patrons.signIn(email.trim(), password)()
    const answer =
      isLeft(first) && first.left._tag === 'HumanCheckDue' ? await asPerson(human, patrons, email, password) : first
    return isLeft(answer)
      ? refused(answer.left, session, patron)
      : moved({ _tag: 'LoggedIn', ...answer.right }, session, patron)
  }

/** The same sign-in with a token that shows a person; the form stays as it is meanwhile. */
const asPerson = async (human: PersonCheck, patrons: PatronGateway, email: string, password: string) => {
  const token = await human.token('signin')
  if (isLeft(token)) return left<HumanCheckDue>({ _tag: 'HumanCheckDue' })
  return patrons.signIn(email.trim(), password, token.right)()
}

const refused = (
  failure: CallFailure | PasswordUpdateDue | HumanCheckDue,
  session: SessionKeeper,
  cell: StateCell<PatronState>,
): SignInOutcome => {
  switch (failure._tag) {
    case 'PasswordUpdateDue':
      return moved({ _tag: 'PasswordUpdateDemanded', email: failure.email, token: failure.token }, session, cell)
    case 'NoResponse':
    case 'NotSent':
      return { _tag: 'NoAnswer' }
    case 'Refused':
      if (failure.status === unauthorized) return { _tag: 'WrongCredentials' }
      return { _tag: 'Failed', ...(failure.message === undefined ? {} : { message: failure.message }) }
    case 'HumanCheckDue':
      return { _tag: 'PersonNotShown' }
    case 'NotUnderstood':
      return { _tag: 'Failed' }
  }
}

const moved = (event: SignInEvent, session: SessionKeeper, cell: StateCell<PatronState>): SignInOutcome => {
  const { flow, commands } = stepSignIn(newSignIn, event)
  for (const command of commands) {
    if (command._tag !== 'Complete') continue
    session.keep(command.token)
    cell.update(() => ({ patron: command.patron }))
    return { _tag: 'SignedIn', patron: command.patron }
  }
  if (flow.notice === undefined) return { _tag: 'Failed' }
  return { _tag: 'Held', notice: flow.notice, ...(flow.step === 'update-password' ? { goesOn: flow } : {}) }
}
