import { left } from 'fp-ts/lib/Either.js'
import { enterSignIn, type SignInEntrance } from '../../../src-domain/account/enter-sign-in.ts'
import { signInEntrances } from '../../../src-domain/navigation/account-addresses.ts'
import type { AccountActions, AccountConversation } from '../../../src-ui/account/account-conversation.ts'
import type { TakenAddress } from './taken-address.ts'

/**
 * Where the address enters the conversation: its path names the step, and its fragment says whose it is, because that
 * is sent to nobody (ACCT-69). `#email=ana@example.com&autoSend`; undefined: at the first screen.
 */
export function entranceIn({ pathname, hash }: TakenAddress): SignInEntrance | undefined {
  const said = new URLSearchParams(hash.slice(1))
  return enterSignIn({
    step: signInEntrances[pathname]?.step,
    email: said.get('email') ?? undefined,
    autoSend: said.has('autoSend'),
  })
}

/** The conversation, there; with the code on its way where the address asked for it (ACCT-37). */
export async function entered(
  { account, isRecovering }: Pick<AccountActions, 'account' | 'isRecovering'>,
  { flow, sendsCode }: SignInEntrance,
): Promise<AccountConversation> {
  // Whoever reloads the page comes back to the code that is on its way, as in the shop.
  const kept = flow.step === 'forgot-password' && flow.email === '' && isRecovering() ? await account() : undefined
  const here = kept?.flow.current().step === flow.step ? kept : await account(flow)
  const problem = sendsCode ? await here.sendPin(flow.email) : undefined
  // Said where one arrives, and not again.
  const unsaid = problem === undefined ? [] : [problem]
  return {
    ...here,
    arrive: async () => {
      const why = unsaid.pop()
      return why === undefined ? here.arrive() : left(why)
    },
  }
}
