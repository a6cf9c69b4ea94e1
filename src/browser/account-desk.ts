import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { accountGateway } from '../../src-adapters/order-server/account-gateway.ts'
import type { OrderServerNeeds } from '../../src-adapters/order-server/order-server-needs.ts'
import { type AccountProblem, accountSteps } from '../../src-domain/account/account-steps.ts'
import { type SignInNeeds, signIn } from '../../src-domain/account/sign-in.ts'
import { type KnownPerson, newSignIn, type SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import type { AccountConversation } from '../../src-ui/account/account-conversation.ts'
import { cell } from '../../src-ui/state/cell.ts'
import type { AccountActions } from './account-actions.ts'

export interface AccountDeskNeeds extends SignInNeeds {
  readonly server: OrderServerNeeds
  /** What the customer has said of themselves already, on the way to the checkout. */
  readonly guest: () => KnownPerson | undefined
}

/** What the forms of an account ask for, once somebody does. */
export const accountDesk = (needs: AccountDeskNeeds): AccountActions => ({
  signIn: signIn(needs),
  account: async (from) => conversation(needs, from),
})

/** From its beginning, or from where signing in has led. */
function conversation(needs: AccountDeskNeeds, from: SignInFlow = newSignIn): AccountConversation {
  const known = needs.guest()
  const flow = cell<SignInFlow>({ ...from, ...(known === undefined ? {} : { known }) })
  const steps = accountSteps({ ...needs, accounts: accountGateway(needs.server), flow })
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
