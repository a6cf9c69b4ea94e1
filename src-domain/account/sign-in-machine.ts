import { pastedText } from '../text/pasted-text.ts'
import { entryStep } from './entry-step.ts'
import { accountOf, at, atPassword, atRoot, isAwaited, recovering } from './flow-at.ts'
import { missingOf } from './missing-of.ts'
import type { Patron } from './patron.ts'
import {
  type DueProof,
  newSignIn,
  type Recovery,
  type SignInEvent,
  type SignInFlow,
  type SignInMove,
} from './sign-in-flow.ts'
import { stepOf } from './sign-in-step.ts'

/** Next screen and commands (ACCT-05 to ACCT-26). */
export function stepSignIn(flow: SignInFlow, event: SignInEvent): SignInMove {
  switch (event._tag) {
    case 'StepGiven':
      return go(entryStep(flow, event.step, event.email))
    case 'EmailSubmitted':
      return submitted(flow, pastedText(event.email))
    case 'AccountValidated':
    case 'AccountNotRegistered':
    case 'AccountNotFoundOut':
      return isAwaited(flow, event.email) ? foundOut(flow, event) : go(flow)
    case 'MigrationPinNotSent':
      return go(flow.step === 'pincode' ? atRoot(flow, flow.email, 1) : flow)
    case 'EmailEdited':
      return go(atRoot(flow, event.email))
    case 'LogInChosen':
      return go(atPassword(flow, event.email))
    case 'SignUpChosen':
      return go(at(atRoot(flow, pastedText(event.email)), 'sign-up'))
    case 'PasswordForgotten':
      return go(
        recovering(atRoot(flow, event.email === undefined ? flow.email : pastedText(event.email)), {
          _tag: 'AskEmail',
        }),
      )
    case 'PinSent':
      return go(stage({ ...flow, email: pastedText(event.email) }, { _tag: 'AskCode' }) ?? flow)
    case 'PinAddressChanged':
      return go(stage(flow, { _tag: 'AskEmail' }) ?? flow)
    case 'CodeVerified':
      return go(stage(flow, { _tag: 'AskPassword', token: event.token }) ?? flow)
    case 'SignInPinSent':
      return go(pinSent(flow, pastedText(event.email)))
    case 'ProofAsked':
      return go(proving(flow, event.proof))
    case 'ProofChanged':
      return go(withoutProof(flow))
    case 'RecoveryEnded':
      return go(recovering(atRoot(flow, accountOf(flow)), { _tag: 'AskEmail' }, 'CodeOver'))
    case 'LoggedIn':
      return afterLogin(flow, event.patron, event.token)
    case 'PasswordUpdateDemanded':
      return go({
        ...at(flow, 'update-password', 'PasswordUpdateDue'),
        email: event.email,
        held: { token: event.token },
      })
    case 'PinVerified': {
      if (!event.needsChanges) return afterLogin(flow, event.patron, event.token)
      const held = { token: event.token, patron: event.patron }
      return go({ ...at(flow, 'update-password', 'PasswordUpdateDue'), held })
    }
    case 'SocialAnswered':
      return socialAnswered(flow, event)
    case 'PatronUpdated':
      return updated(flow, event.patron)
    case 'SignedUp':
      return go({ ...at(flow, 'sign-up-confirmation'), held: { token: event.token, patron: event.patron } })
    case 'SignUpConfirmed':
      return confirmed(flow)
  }
}

export function isPasswordAsked(flow: SignInFlow): boolean {
  return flow.formStep === 1
}

function go(flow: SignInFlow): SignInMove {
  return { flow, commands: [] }
}

/** Ignores a late answer after the customer left the screen. */
function pinSent(flow: SignInFlow, email: string): SignInFlow {
  if (flow.step !== 'root' && flow.step !== 'password' && flow.step !== 'pincode') return flow
  return { ...at(flow, 'pincode', email === flow.email ? flow.notice : undefined), email }
}

/** Undefined after the customer left the screen. */
function stage(flow: SignInFlow, recovery: Recovery): SignInFlow | undefined {
  return flow.step === 'forgot-password' ? recovering(flow, recovery) : undefined
}

function proving(flow: SignInFlow, proof: DueProof): SignInFlow {
  return flow.step === (proof._tag === 'PhoneCode' ? 'update-phone' : 'update-email') ? { ...flow, proof } : flow
}

function withoutProof({ proof: _, ...flow }: SignInFlow): SignInFlow {
  return flow
}

function afterLogin(flow: SignInFlow, patron: Patron, token: string): SignInMove {
  const missing = missingOf(patron)
  if (missing !== undefined) return go({ ...at(flow, ...missing), held: { token, patron } })
  return { flow: newSignIn, commands: [{ _tag: 'Complete', token, patron }] }
}

function socialAnswered(
  flow: SignInFlow,
  event: Extract<SignInEvent, { readonly _tag: 'SocialAnswered' }>,
): SignInMove {
  if (event.session !== undefined) return afterLogin(flow, event.session.patron, event.session.token)
  // ACCT-24: the answer names the next screen; sign-up by default.
  const email = event.data.email ?? flow.email
  const step = event.step === undefined ? 'sign-up' : stepOf(event.step)
  const arrived = step === 'password' ? atPassword(flow, email) : at(atRoot(flow, email), step)
  return go({ ...arrived, social: event.data })
}

/** ACCT-15; only the first screen submits an email. */
function submitted(flow: SignInFlow, email: string): SignInMove {
  if (flow.step !== 'root') return go(flow)
  return { flow: atRoot(flow, email), commands: [{ _tag: 'ValidateAccount', email }] }
}

function foundOut(flow: SignInFlow, event: Extract<SignInEvent, { readonly _tag: `Account${string}` }>): SignInMove {
  if (event._tag === 'AccountNotRegistered') return go(at(flow, 'sign-up', 'NotRegistered'))
  if (event._tag === 'AccountNotFoundOut' || !event.isMigrating) return go(atRoot(flow, flow.email, 1))
  return { flow: at(flow, 'pincode', 'VerifyMigration'), commands: [{ _tag: 'SendPin', email: flow.email }] }
}

function updated(flow: SignInFlow, patron: Patron): SignInMove {
  return flow.held === undefined ? go(flow) : afterLogin(flow, patron, flow.held.token)
}

function confirmed({ held }: SignInFlow): SignInMove {
  return held?.patron === undefined ? go(newSignIn) : afterLogin(newSignIn, held.patron, held.token)
}
