import type { Container } from 'inversify'
import type { SignInNeeds } from '../../../src-domain/account/sign-in.ts'
import type { KnownPerson } from '../../../src-domain/account/sign-in-flow.ts'
import type { DocumentPorts } from '../document/ports.ts'

/** The ports of logging in, which the shop, the pay document and the account document have. */
export interface LoginNeeds extends DocumentPorts {
  /** Loads the module of the forms. */
  readonly container: Container
  readonly session: SignInNeeds
  /** The checkout form as typed so far. */
  readonly guest: () => KnownPerson | undefined
}
