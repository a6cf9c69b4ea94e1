import type { SignInOutcome } from '../../../src-domain/account/sign-in.ts'
import type { BeginConversation } from '../../../src-ui/account/account-conversation.ts'

/** What the forms of an account ask for. */
export interface AccountActions {
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>
  readonly account: BeginConversation
  /** Somebody was on their way to a new password when this tab showed another page. */
  readonly isRecovering: () => boolean
}
