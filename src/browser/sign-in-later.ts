import type { SignInNeeds, SignInOutcome } from '../../src-domain/account/sign-in.ts'

/** Signing in comes when somebody does: its steps are as long as all else of an account, and most order as guests. */
export const signInLater =
  (needs: SignInNeeds) =>
  async (email: string, password: string): Promise<SignInOutcome> => {
    const late = await import('../../src-domain/account/sign-in.ts').catch(() => undefined)
    // A part that did not come was asked for over the same network.
    return late === undefined ? { _tag: 'NoAnswer' } : late.signIn(needs)(email, password)
  }
