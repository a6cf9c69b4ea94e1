import { missingOf } from './missing-of.ts'
import type { Patron } from './patron.ts'
import {
  newSignIn,
  type Proof,
  type Recovery,
  type SignInEvent,
  type SignInFlow,
  type SignInMove,
  type SignInNotice,
} from './sign-in-flow.ts'
import { type SignInStep, stepOf } from './sign-in-step.ts'

/** Which screen of the sign-in flow comes next, and what has to be sent (ACCT-05 to ACCT-26). */
export function stepSignIn(flow: SignInFlow, event: SignInEvent): SignInMove {
  switch (event._tag) {
    case 'StepGiven':
      return go(given(flow, event.step, event.email))
    case 'EmailSubmitted': {
      const email = event.email.trim()
      return { flow: { ...flow, email }, commands: [{ _tag: 'ValidateAccount', email }] }
    }
    case 'AccountValidated':
      return validated(flow, event.isMigrating)
    case 'AccountNotRegistered':
      return go(at(flow, 'sign-up'))
    case 'EmailEdited':
      return go({ ...at(flow, 'root'), formStep: 0, email: event.email })
    case 'SignUpChosen':
      return go({ ...at(flow, 'sign-up'), email: event.email.trim() })
    case 'PasswordForgotten':
      return go(recovering({ ...flow, email: event.email?.trim() ?? flow.email }, { _tag: 'AskEmail' }))
    case 'PinSent':
      return go(stage({ ...flow, email: event.email.trim() }, { _tag: 'AskCode' }) ?? flow)
    case 'PinAddressChanged':
      return go(stage(flow, { _tag: 'AskEmail' }) ?? flow)
    case 'CodeVerified':
      return go(stage(flow, { _tag: 'AskPassword', token: event.token }) ?? flow)
    case 'SignInPinSent':
      return go({
        ...at(flow, 'pincode', event.email.trim() === flow.email ? flow.notice : undefined),
        email: event.email.trim(),
      })
    case 'ProofAsked':
      return go(proving(flow, event.proof))
    case 'ProofChanged':
      return go(withoutProof(flow))
    case 'RecoveryEnded':
      return go(recovering(flow, { _tag: 'AskEmail' }, 'CodeOver'))
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

/** Whether the form asks for the password too, or for the e-mail only (ACCT-09). */
export function isPasswordAsked(flow: SignInFlow): boolean {
  return flow.formStep === 1
}

function go(flow: SignInFlow): SignInMove {
  return { flow, commands: [] }
}

/** The flow at another screen; a notice belongs to the arrival that brought it, a recovery to its own screen. */
function at(flow: SignInFlow, step: SignInStep, notice?: SignInNotice): SignInFlow {
  const { notice: _, recovery: __, proof: ___, ...rest } = flow
  return { ...rest, step, ...(notice === undefined ? {} : { notice }) }
}

/** At a stage of the forgotten password (ACCT-36). */
function recovering(flow: SignInFlow, recovery: Recovery, notice?: SignInNotice): SignInFlow {
  return {
    ...at(flow, 'forgot-password', notice),
    recovery,
  }
}

/** The next stage; an answer that comes when somebody has left moves nothing. */
function stage(flow: SignInFlow, recovery: Recovery): SignInFlow | undefined {
  return flow.step === 'forgot-password' ? recovering(flow, recovery) : undefined
}

/** Waiting for a code; one of another screen moves nothing. */
function proving(flow: SignInFlow, proof: Proof): SignInFlow {
  return flow.step === (proof._tag === 'PhoneCode' ? 'update-phone' : 'update-email') ? { ...flow, proof } : flow
}

function withoutProof({ proof: _, ...flow }: SignInFlow): SignInFlow {
  return flow
}

/** After any login (ACCT-19 to ACCT-22). */
function afterLogin(flow: SignInFlow, patron: Patron, token: string): SignInMove {
  const missing = missingOf(patron)
  if (missing !== undefined) return go({ ...at(flow, ...missing), held: { token, patron } })
  return { flow: newSignIn, commands: [{ _tag: 'Complete', token, patron }] }
}

/** From outside the flow: by a number, or straight to signing up with an e-mail (ACCT-05, ACCT-07). */
function given(flow: SignInFlow, step: number | undefined, email: string | undefined): SignInFlow {
  if (email !== undefined && email !== '') return { ...at(flow, 'sign-up'), email }
  const target = step === undefined ? 'root' : stepOf(step)
  if (target === 'forgot-password') return recovering(flow, { _tag: 'AskEmail' })
  return at(flow, target, target === 'update-password' ? 'UpdatePassword' : undefined)
}

function socialAnswered(
  flow: SignInFlow,
  event: Extract<SignInEvent, { readonly _tag: 'SocialAnswered' }>,
): SignInMove {
  if (event.session !== undefined) return afterLogin(flow, event.session.patron, event.session.token)
  // ACCT-24: the answer names the screen that solves the problem; none named means sign-up.
  const email = event.data.email ?? flow.email
  return go({ ...at(flow, event.step === undefined ? 'sign-up' : stepOf(event.step)), email, social: event.data })
}

/** The account was looked up by its e-mail. */
function validated(flow: SignInFlow, isMigrating: boolean): SignInMove {
  if (!isMigrating) return go({ ...at(flow, 'root'), formStep: 1 })
  return { flow: at(flow, 'pincode', 'VerifyMigration'), commands: [{ _tag: 'SendPin', email: flow.email }] }
}

/** The patron was put right; without a held session there is nobody to let in. */
function updated(flow: SignInFlow, patron: Patron): SignInMove {
  return flow.held === undefined ? go(flow) : afterLogin(flow, patron, flow.held.token)
}

/** ACCT-25: the confirmation has been read; the person is logged in and the flow is as new. */
function confirmed({ held }: SignInFlow): SignInMove {
  return held?.patron === undefined ? go(newSignIn) : afterLogin(newSignIn, held.patron, held.token)
}
