import { isLeft } from 'fp-ts/lib/Either.js'
import type { StateCell } from '../state/state-cell.ts'
import type { Patron } from './patron.ts'
import type { PatronGateway, SessionStore } from './patron-gateway.ts'

/** ACCT-56. Ignores the server's answer. */
export function signOut({ patrons, session, patron }: SessionNeeds) {
  return async (): Promise<void> => {
    // Another tab that signed out has already called the server.
    const told = session.token() === undefined ? undefined : patrons.signOut()
    session.drop()
    patron.update(() => ({}))
    await told
  }
}

/** Loads the patron of a stored token (ACCT-55); drops a token that the server rejects and keeps the reason. */
export function resumeSession({ patrons, session, patron }: SessionNeeds) {
  return async (): Promise<void> => {
    const token = session.token()
    if (token === undefined) return
    const answer = await patrons.patron()
    // The customer may have signed in or out meanwhile.
    if (session.token() !== token) return
    if (!isLeft(answer)) return patron.update(() => ({ patron: answer.right }))
    const { left: why } = answer
    if (why._tag !== 'Refused' || why.status !== unauthorized) return
    session.drop()
    patron.update(() => (why.code === 'account_erased' ? { isErased: true } : { isEnded: true }))
  }
}

/** No patron: a guest, or not loaded yet. */
export interface PatronState {
  readonly patron?: Patron
  readonly isErased?: true
  readonly isEnded?: true
}

export interface SessionNeeds {
  readonly patrons: PatronGateway
  readonly session: SessionStore
  readonly patron: StateCell<PatronState>
}

/** Handles a sign-in of another patron in another tab. Clears the old patron first, because the token has changed. */
export function followSession(needs: SessionNeeds) {
  return async (): Promise<void> => {
    needs.patron.update(() => ({}))
    await resumeSession(needs)()
  }
}

const unauthorized = 401
