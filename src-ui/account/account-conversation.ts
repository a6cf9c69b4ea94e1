import type { SignUpForm } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import type { AccountSteps } from '../../src-domain/account/account-steps.ts'
import type { CodeSteps } from '../../src-domain/account/code-steps.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import type { SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import type { WatchableCell } from '../state/cell.ts'

/**
 * What the screens of an account ask for. A step answers what stood in its way; where it leads, the flow says. Setting a
 * password answers what signing in with it found, besides.
 */
export interface AccountConversation
  extends Pick<AccountSteps, 'tell' | 'setPassword' | 'confirm'>,
    Pick<CodeSteps, 'arrive' | 'verifyPhone' | 'changeEmail' | 'confirmEmail' | 'signInByPin'> {
  readonly flow: WatchableCell<SignInFlow>
  /** Who helps with a code that does not come; absent where nobody does (ACCT-40). */
  readonly support?: string | undefined
  readonly submitEmail: (email: string) => Promise<AccountProblem | undefined>
  readonly signUp: (form: SignUpForm) => Promise<AccountProblem | undefined>
  readonly sendPin: (email: string) => Promise<AccountProblem | undefined>
  readonly sendSignInPin: (email: string) => Promise<AccountProblem | undefined>
  readonly sendPhonePin: (phone: string) => Promise<AccountProblem | undefined>
  readonly verifyPin: (code: string) => Promise<AccountProblem | undefined>
}

/** Rejects when it cannot be fetched. */
export type BeginConversation = (from?: SignInFlow) => Promise<AccountConversation>

/** The actions of an account's forms (CHK-59, ACCT-13). */
export interface AccountActions {
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>
  readonly account: BeginConversation
  /** The customer was setting a new password when this tab showed another page. */
  readonly isRecovering: () => boolean
}
