import type { Container } from 'inversify'
import type { SignInNeeds } from '../../../src-domain/account/sign-in.ts'
import type { KnownPerson } from '../../../src-domain/account/sign-in-flow.ts'
import type { DocumentPorts } from '../document/ports.ts'

/** Ports for logging in, which shop, pay document and account document provide. */
export interface LoginNeeds extends DocumentPorts {
  /** Loads the module of the forms. */
  readonly container: Container
  readonly session: SignInNeeds
  readonly guest: () => KnownPerson | undefined
}
