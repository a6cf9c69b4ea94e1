import { isLeft } from 'fp-ts/lib/Either.js'
import type { StateCell } from '../state/state-cell.ts'
import type { Patron } from './patron.ts'
import type { PatronGateway, SessionStore } from './patron-gateway.ts'

/** ACCT-56. What the server thinks of it changes nothing for the customer. */
export function signOut({ patrons, session, patron }: SessionNeeds) {
  return async (): Promise<void> => {
    // Who signed out in another tab has told the server there.
    const told = session.token() === undefined ? undefined : patrons.signOut()()
    session.drop()
    patron.update(() => ({}))
    await told
  }
}

/** A kept token brings its patron (ACCT-55); one that the server no longer knows is dropped, and why is kept if it says so. */
export function resumeSession({ patrons, session, patron }: SessionNeeds) {
  return async (): Promise<void> => {
    const token = session.token()
    if (token === undefined) return
    const answer = await patrons.patron()()
    // Meanwhile the customer may have signed in or out by hand.
    if (session.token() !== token) return
    if (!isLeft(answer)) return patron.update(() => ({ patron: answer.right }))
    const { left: why } = answer
    if (why._tag !== 'Refused' || why.status !== unauthorized) return
    session.drop()
    patron.update(() => (why.code === 'account_erased' ? { isErased: true } : { isEnded: true }))
  }
}

/** Who the shop is talking to. No patron: a guest, or not known yet. */
export interface PatronState {
  readonly patron?: Patron
  /** The account of the session that was kept here is deleted, and this is the first that is heard of it. */
  readonly isErased?: true
  /** The server no longer knows the session that was kept here. The customer goes on as a guest, or logs in again. */
  readonly isEnded?: true
}

export interface SessionNeeds {
  readonly patrons: PatronGateway
  readonly session: SessionStore
  readonly patron: StateCell<PatronState>
}

/** Another tab signed another patron in. The patron before is forgotten at once, because the token is no longer theirs. */
export function followSession(needs: SessionNeeds) {
  return async (): Promise<void> => {
    needs.patron.update(() => ({}))
    await resumeSession(needs)()
  }
}

const unauthorized = 401
