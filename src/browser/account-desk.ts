import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { recoveryKeeper } from '../../src-adapters/browser/recovery-keeper.ts'
import type { SafeStorage } from '../../src-adapters/browser/safe-storage.ts'
import { accountGateway } from '../../src-adapters/order-server/account-gateway.ts'
import type { OrderServerNeeds } from '../../src-adapters/order-server/order-server-needs.ts'
import { type AccountProblem, accountSteps } from '../../src-domain/account/account-steps.ts'
import { beginningOf } from '../../src-domain/account/kept-recovery.ts'
import { type SignInNeeds, signIn } from '../../src-domain/account/sign-in.ts'
import type { KnownPerson, SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { AccountConversation } from '../../src-ui/account/account-conversation.ts'
import { cell } from '../../src-ui/state/cell.ts'
import type { AccountActions } from './account-actions.ts'

export interface AccountDeskNeeds extends SignInNeeds {
  readonly server: OrderServerNeeds
  readonly clock: Clock
  /** This tab's own storage. */
  readonly tab: SafeStorage
  /** What the customer has said of themselves already, on the way to the checkout. */
  readonly guest: () => KnownPerson | undefined
}

/** What the forms of an account ask for, once somebody does. */
export const accountDesk = (needs: AccountDeskNeeds): Pick<AccountActions, 'signIn' | 'account'> => ({
  signIn: signIn(needs),
  account: async (from) => conversation(needs, from),
})

function conversation(needs: AccountDeskNeeds, from?: SignInFlow): AccountConversation {
  const { server, clock, tab } = needs
  const recoveries = recoveryKeeper(tab)
  const beginning = beginningOf(from, recoveries.read(), clock.now())
  if (beginning.visit === undefined) recoveries.clear()
  const known = needs.guest()
  const flow = cell<SignInFlow>({ ...beginning.flow, ...(known === undefined ? {} : { known }) })
  // A code is good in the visit that asked for it, whichever page of the tab it is typed into.
  const { visit = server.sessionId } = beginning
  const accounts = accountGateway({ ...server, sessionId: visit })
  const steps = accountSteps({ ...needs, accounts, flow, recoveries, visit })
  return {
    flow,
    tell: steps.tell,
    signUp: (form) => problemOf(steps.signUp(form)),
    sendPin: (email) => problemOf(steps.sendPin(email)),
    verifyPin: (code) => problemOf(steps.verifyPin(code)),
    setPassword: async (password) => {
      const answer = await steps.setPassword(password)()
      return isLeft(answer) ? { problem: answer.left } : { outcome: answer.right }
    },
    confirm: steps.confirm,
  }
}

async function problemOf(step: TaskEither<AccountProblem, void>): Promise<AccountProblem | undefined> {
  const outcome = await step()
  return isLeft(outcome) ? outcome.left : undefined
}
