import type { SignUpForm } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import type { AccountSteps } from '../../src-domain/account/account-steps.ts'
import type { CodeSteps } from '../../src-domain/account/code-steps.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import type { SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import type { WatchableCell } from '../state/cell.ts'

/** Each step resolves with its problem, if any. `flow` names the next screen. */
export interface AccountConversation
  extends Pick<AccountSteps, 'tell' | 'setPassword' | 'confirm'>,
    Pick<CodeSteps, 'arrive' | 'verifyPhone' | 'changeEmail' | 'confirmEmail' | 'signInByPin'> {
  readonly flow: WatchableCell<SignInFlow>
  /** Contact to show if the code does not arrive (ACCT-40). */
  readonly support?: string | undefined
  readonly submitEmail: (email: string) => Promise<AccountProblem | undefined>
  readonly signUp: (form: SignUpForm) => Promise<AccountProblem | undefined>
  readonly sendPin: (email: string) => Promise<AccountProblem | undefined>
  readonly sendSignInPin: (email: string) => Promise<AccountProblem | undefined>
  readonly sendPhonePin: (phone: string) => Promise<AccountProblem | undefined>
  readonly verifyPin: (code: string) => Promise<AccountProblem | undefined>
}

/** Rejects if the code chunk fails to load. */
export type BeginConversation = (from?: SignInFlow) => Promise<AccountConversation>

/** Account forms (CHK-59, ACCT-13). */
export interface AccountActions {
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>
  readonly account: BeginConversation
  /** True if leaving the page interrupted a password reset. */
  readonly isRecovering: () => boolean
}
