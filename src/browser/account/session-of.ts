import type { Container } from 'inversify'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { SignInNeeds } from '../../../src-domain/account/sign-in.ts'
import type { KnownPerson } from '../../../src-domain/account/sign-in-flow.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import { Port } from '../document/ports.ts'

export interface LoginNeeds {
  readonly container: Container
  readonly patron: StateCell<PatronState>
  /** The checkout form as typed so far. */
  readonly guest: () => KnownPerson | undefined
}

/** The session of the page, with the ports of logging in and out. */
export function sessionOf(container: Container, patron: StateCell<PatronState>): SignInNeeds {
  return {
    patrons: container.get(Port.patrons),
    session: container.get(Port.sessionStore),
    human: container.get(Port.human),
    patron,
  }
}
