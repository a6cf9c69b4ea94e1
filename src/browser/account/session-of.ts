import type { Container } from 'inversify'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { SignInNeeds } from '../../../src-domain/account/sign-in.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import { Port } from '../document/ports.ts'

/** Who is here, with all that signing in and out needs. */
export function sessionOf(container: Container, patron: StateCell<PatronState>): SignInNeeds {
  return {
    patrons: container.get(Port.patrons),
    session: container.get(Port.sessionStore),
    human: container.get(Port.human),
    patron,
  }
}
