import { pastedText } from '../text/pasted-text.ts'
import { emailProblem } from './email-address.ts'
import { newSignIn, type SignInEvent, type SignInFlow } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'
import { stepOf } from './sign-in-step.ts'

/** What an address says of where the conversation is entered. */
export interface StepPayload {
  /** The number of a screen (ACCT-05). */
  readonly step?: number | undefined
  readonly email?: string | undefined
  /** The code of a forgotten password goes out without being asked for (ACCT-37). */
  readonly autoSend: boolean
}

export interface SignInEntrance {
  readonly flow: SignInFlow
  /** To the flow's own e-mail. */
  readonly sendsCode: boolean
}

/** Where somebody enters who was led here with a step or an e-mail (ACCT-05, ACCT-07); undefined: at the first screen. */
export function enterSignIn({ step, autoSend, ...said }: StepPayload): SignInEntrance | undefined {
  const email = said.email !== undefined && emailProblem(said.email) === undefined ? pastedText(said.email) : undefined
  const { flow } = stepSignIn(newSignIn, eventOf(step, email))
  if (flow.step === 'root') return undefined
  return { flow, sendsCode: autoSend && email !== undefined && flow.step === 'forgot-password' }
}

/** Of a forgotten password the e-mail says whose; anywhere else that there is no account yet. */
function eventOf(step: number | undefined, email: string | undefined): SignInEvent {
  const known = email === undefined ? {} : { email }
  return step !== undefined && stepOf(step) === 'forgot-password'
    ? { _tag: 'PasswordForgotten', ...known }
    : { _tag: 'StepGiven', ...(step === undefined ? {} : { step }), ...known }
}
