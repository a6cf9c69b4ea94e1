import type { AccountGateway } from '../../src-domain/account/account-gateway.ts'
import { accountSteps } from '../../src-domain/account/account-steps.ts'
import type { CodeGateway } from '../../src-domain/account/code-gateway.ts'
import { codeSteps } from '../../src-domain/account/code-steps.ts'
import { emailStep } from '../../src-domain/account/email-step.ts'
import { beginningOf, type RecoveryStore } from '../../src-domain/account/kept-recovery.ts'
import { type SignInNeeds, signIn } from '../../src-domain/account/sign-in.ts'
import type { KnownPerson, SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import { refusalOf } from '../../src-domain/call/refusal-of.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { cell } from '../state/cell.ts'
import type { AccountActions, AccountConversation } from './account-conversation.ts'

export interface AccountPorts {
  readonly session: SignInNeeds
  /** Returns the gateway of a visit. A code is valid only in the visit that requested it. */
  readonly accounts: (visit: string) => AccountGateway
  readonly codes: CodeGateway
  readonly recoveries: RecoveryStore
  readonly clock: Clock
  readonly visit: string
  /** Data that the guest entered at the checkout. */
  readonly guest: () => KnownPerson | undefined
  /** Token of the last guest order of this tab. */
  readonly orderToken: () => string | undefined
  readonly support: () => string | undefined
}

export function accountController(ports: AccountPorts): Pick<AccountActions, 'signIn' | 'account'> {
  return {
    signIn: signIn(ports.session),
    account: async (from) => conversation(ports, from),
  }
}

function conversation(ports: AccountPorts, from?: SignInFlow): AccountConversation {
  const { session, recoveries, clock, orderToken } = ports
  const beginning = beginningOf(from, recoveries.read(), clock.now())
  if (beginning.visit === undefined) recoveries.clear()
  const known = ports.guest()
  const flow = cell<SignInFlow>({ ...beginning.flow, ...(known === undefined ? {} : { known }) })
  const { visit = ports.visit } = beginning
  const accounts = ports.accounts(visit)
  const steps = accountSteps({ ...session, accounts, flow, recoveries, clock, visit, orderToken })
  const codes = codeSteps({ ...session, codes: ports.codes, flow })
  const submitEmail = emailStep({ ...session, accounts, codes: ports.codes, flow })
  return {
    flow,
    support: ports.support(),
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
