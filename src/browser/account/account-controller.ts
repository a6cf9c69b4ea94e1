import type { Container } from 'inversify'
import { accountSteps } from '../../../src-domain/account/account-steps.ts'
import { codeSteps } from '../../../src-domain/account/code-steps.ts'
import { emailStep } from '../../../src-domain/account/email-step.ts'
import { beginningOf } from '../../../src-domain/account/kept-recovery.ts'
import type { PatronState } from '../../../src-domain/account/session.ts'
import { signIn } from '../../../src-domain/account/sign-in.ts'
import type { KnownPerson, SignInFlow } from '../../../src-domain/account/sign-in-flow.ts'
import { supportAt } from '../../../src-domain/account/support-at.ts'
import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import type { AccountActions, AccountConversation } from '../../../src-ui/account/account-conversation.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { newAccount } from '../modules/new-account.ts'
import { guestOrderToken } from './guest-order-token.ts'
import { sessionOf } from './session-of.ts'

export interface AccountNeeds {
  readonly container: Container
  readonly patron: StateCell<PatronState>
  /** What the customer has said of themselves already, on the way to the checkout. */
  readonly guest: () => KnownPerson | undefined
}

/** What the forms of an account ask for, once somebody does. */
export function accountController(needs: AccountNeeds): Pick<AccountActions, 'signIn' | 'account'> {
  return {
    signIn: signIn(sessionOf(needs.container, needs.patron)),
    account: async (from) => conversation(needs, from),
  }
}

function conversation({ container, patron, guest }: AccountNeeds, from?: SignInFlow): AccountConversation {
  const accountsOf = bring(container, Port.accounts, newAccount)
  const recoveries = container.get(Port.recoveries)
  const clock = container.get(Port.clock)
  const beginning = beginningOf(from, recoveries.read(), clock.now())
  if (beginning.visit === undefined) recoveries.clear()
  const known = guest()
  const flow = cell<SignInFlow>({ ...beginning.flow, ...(known === undefined ? {} : { known }) })
  // A code is good in the visit that asked for it, whichever page of the tab it is typed into.
  const { visit = container.get(Port.orderServer).sessionId } = beginning
  const accounts = accountsOf(visit)
  const session = sessionOf(container, patron)
  const orderToken = () => guestOrderToken(container, guest())
  const steps = accountSteps({ ...session, accounts, flow, recoveries, clock, visit, orderToken })
  const sent = container.get(Port.codes)
  const codes = codeSteps({ ...session, codes: sent, flow })
  const submitEmail = emailStep({ ...session, accounts, codes: sent, flow })
  const { brand, calls } = container.get(Port.facts)
  return {
    flow,
    support: supportAt(brand, calls.locationId()),
    ...codes,
    submitEmail: (email) => refusalOf(submitEmail(email)),
    sendSignInPin: (email) => refusalOf(codes.sendSignInPin(email)),
    sendPhonePin: (phone) => refusalOf(codes.sendPhonePin(phone)),
    tell: steps.tell,
    signUp: (form) => refusalOf(steps.signUp(form)),
    sendPin: (email) => refusalOf(steps.sendPin(email)),
    verifyPin: (code) => refusalOf(steps.verifyPin(code)),
    setPassword: steps.setPassword,
    confirm: steps.confirm,
  }
}
