import type { SignUpForm } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-steps.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import type { SignInEvent, SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import type { WatchableCell } from '../state/cell.ts'

/** What the screens of an account ask for. A step answers what stood in its way; where it leads, the flow says. */
export interface AccountConversation {
  readonly flow: WatchableCell<SignInFlow>
  readonly tell: (event: SignInEvent) => void
  readonly signUp: (form: SignUpForm) => Promise<AccountProblem | undefined>
  readonly sendPin: (email: string) => Promise<AccountProblem | undefined>
  readonly verifyPin: (code: string) => Promise<AccountProblem | undefined>
  /** What signing in with the new password found. */
  readonly setPassword: (
    password: string,
  ) => Promise<{ readonly problem?: AccountProblem; readonly outcome?: SignInOutcome }>
  readonly confirm: () => SignInOutcome
}

/** Rejects when it cannot be fetched. */
export type BeginConversation = (from?: SignInFlow) => Promise<AccountConversation>
