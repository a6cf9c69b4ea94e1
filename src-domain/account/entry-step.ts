import { at, atPassword, atRoot, recovering } from './flow-at.ts'
import type { SignInFlow } from './sign-in-flow.ts'
import { stepOf } from './sign-in-step.ts'

/**
 * Entry from outside the flow, by number or to sign-up with an email (ACCT-05, ACCT-07). A screen that lacks its data
 * falls back to the first one.
 */
export function entryStep(flow: SignInFlow, code: number | undefined, email: string | undefined): SignInFlow {
  if (email !== undefined && email !== '') return at(atRoot(flow, email), 'sign-up')
  const step = code === undefined ? 'root' : stepOf(code)
  switch (step) {
    case 'root':
      return atRoot(flow, flow.email)
    case 'password':
      return atPassword(flow, flow.email)
    case 'sign-up':
      return at(atRoot(flow, flow.email), step)
    case 'forgot-password':
      return recovering(atRoot(flow, flow.email), { _tag: 'AskEmail' })
    case 'pincode':
      return flow.email === '' ? atRoot(flow, flow.email) : at(flow, step)
    case 'update-phone':
      return putRight(flow, () => at(flow, step, 'UnverifiedPhone'))
    case 'update-email':
      return putRight(flow, () => at(flow, step, 'NoEmail'))
    case 'update-password':
      return putRight(flow, () => at(flow, step, 'UpdatePassword'))
    case 'sign-up-confirmation':
      return putRight(flow, () => at(flow, step))
  }
}

function putRight(flow: SignInFlow, there: () => SignInFlow): SignInFlow {
  return flow.held?.patron === undefined ? atRoot(flow, flow.email) : there()
}
