import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { Caller } from '../caller.ts'
import type { SetPasswordRefusal } from './new-password.ts'
import type { PinOf } from './pin-codes.ts'
import type { NewAccount, SignUpRefusal } from './sign-up.ts'

/** Signing in and out, opening an account, a password that was forgotten. */
export interface AccountsFacade {
  readonly signIn: (caller: Caller, account: string, password: string) => TaskEither<SignInRefusal, SignedIn>
  /** undefined for an unknown, expired or ended token, or one of another brand. */
  readonly patronOf: (brandId: string, token: string) => Promise<Patron | undefined>
  readonly signOut: (brandId: string, token: string) => Promise<void>
  readonly signUp: (caller: Caller, account: NewAccount) => TaskEither<SignUpRefusal, SignedIn>
  /** Asks for a PIN by mail: the same, and as long, whether there is such an account. */
  readonly askPin: (pin: PinOf, language: string) => TaskEither<NoMail, void>
  /** What a right PIN is exchanged for: a token that sets one password. */
  readonly exchangePin: (pin: PinOf, digits: string) => TaskEither<WrongPin, string>
  readonly setPassword: (caller: Caller, token: string, password: string) => TaskEither<SetPasswordRefusal, Patron>
}

export interface SignedIn {
  readonly patron: Patron
  readonly token: string
}

export type SignInRefusal =
  | { readonly _tag: 'WrongCredentials' }
  /** The password was right, and opens nothing but the setting of another, by this token. */
  | { readonly _tag: 'PasswordUpdateDue'; readonly email: string; readonly token: string }

/** Nobody can be sent a mail. */
export type NoMail = { readonly _tag: 'NoMail' }

export type WrongPin = { readonly _tag: 'WrongPin' }
