import { pastedText } from '../text/pasted-text.ts'
import { emailProblem } from './email-address.ts'
import { newSignIn, type SignInEvent, type SignInFlow } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'
import { stepOf } from './sign-in-step.ts'

export interface StepPayload {
  /** Number of a screen (ACCT-05). */
  readonly step?: number | undefined
  readonly email?: string | undefined
  /** Sends the recovery code without a tap (ACCT-37). */
  readonly autoSend: boolean
}

export interface SignInEntrance {
  readonly flow: SignInFlow
  readonly sendsCode: boolean
}

/** Undefined opens the first screen (ACCT-05, ACCT-07). */
export function enterSignIn({ step, autoSend, ...said }: StepPayload): SignInEntrance | undefined {
  const email = said.email !== undefined && emailProblem(said.email) === undefined ? pastedText(said.email) : undefined
  const { flow } = stepSignIn(newSignIn, eventOf(step, email))
  if (flow.step === 'root') return undefined
  return { flow, sendsCode: autoSend && email !== undefined && flow.step === 'forgot-password' }
}

/** A forgotten password needs the email of an account. Elsewhere the email is a new customer's. */
function eventOf(step: number | undefined, email: string | undefined): SignInEvent {
  const known = email === undefined ? {} : { email }
  return step !== undefined && stepOf(step) === 'forgot-password'
    ? { _tag: 'PasswordForgotten', ...known }
    : { _tag: 'StepGiven', ...(step === undefined ? {} : { step }), ...known }
}
