import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { StateCell } from '../state/state-cell.ts'
import { pastedCode, pastedText } from '../text/pasted-text.ts'
import { type AccountProblem, accountProblemOf, isNoSuchCall, isRefusal } from './account-problem.ts'
import { asPersonOf } from './as-person.ts'
import type { CodeGateway } from './code-gateway.ts'
import type { Patron } from './patron.ts'
import type { SignInNeeds, SignInOutcome } from './sign-in.ts'
import type { HeldSession, SignInEvent, SignInFlow } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'

export type CodeSteps = ReturnType<typeof codeSteps>

export interface CodeNeeds extends Pick<SignInNeeds, 'session' | 'patron' | 'human'> {
  readonly codes: CodeGateway
  readonly flow: StateCell<SignInFlow>
}

/**
 * Steps with a PIN: signing in, and completing an account (ACCT-19, ACCT-20). Policy: screens ignore a second press
 * while a step runs.
 */
export function codeSteps({ codes, flow, session, patron, human }: CodeNeeds) {
  const asPerson = asPersonOf(human)
  /** Only a complete flow signs the customer in (ACCT-22). */
  const tell = (event: SignInEvent): SignInOutcome => {
    const { flow: next, commands } = stepSignIn(flow.current(), event)
    flow.update(() => next)
    for (const command of commands) {
      if (command._tag !== 'Complete') continue
      session.keep(command.token)
      patron.update(() => ({ patron: command.patron }))
      return { _tag: 'SignedIn', patron: command.patron }
    }
    return next.notice === undefined ? { _tag: 'Failed' } : { _tag: 'Held', notice: next.notice, goesOn: next }
  }
  /** Undefined after the customer left the screen. */
  const held = () => wholeOf(flow.current().held)

  const sendPhonePin = async (typed: string): Promise<Either<AccountProblem, void>> => {
    const phone = pastedText(typed)
    const owner = held()
    if (owner === undefined) return left({ _tag: 'Failed' })
    const answer = await asPerson((userToken) => codes.sendPhonePin(owner.token, phone, userToken))
    if (isLeft(answer)) return left(accountProblemOf(answer.left, isNoSuchCall))
    return right(void tell({ _tag: 'ProofAsked', proof: { _tag: 'PhoneCode', phone } }))
  }

  const changeEmail = async (
    typed: string,
    code?: string,
  ): Promise<Either<AccountProblem, SignInOutcome | undefined>> => {
    const email = pastedText(typed)
    const owner = held()
    if (owner === undefined) return left({ _tag: 'Failed' })
    const { firstName, lastName } = owner.patron
    const answer = await codes.changeName(owner.token, { email, firstName, lastName }, code)
    if (!isLeft(answer)) return right(tell({ _tag: 'PatronUpdated', patron: { ...owner.patron, email } }))
    if (answer.left._tag !== 'EmailCodeDue') return left(wrongCodeOr(answer.left, code !== undefined))
    tell({ _tag: 'ProofAsked', proof: { _tag: 'EmailCode', email } })
    return right(undefined)
  }

  return {
    arrive: (): Promise<Either<AccountProblem, void>> => {
      const { step, proof } = flow.current()
      const known = held()?.patron.phone?.value.trim() ?? ''
      if (step !== 'update-phone' || proof !== undefined || known === '') return Promise.resolve(right(undefined))
      return sendPhonePin(known)
    },

    /** ACCT-43. Also resends. */
    sendPhonePin,

    verifyPhone: async (code: string): Promise<Either<AccountProblem, SignInOutcome>> => {
      const owner = held()
      const { proof } = flow.current()
      if (owner === undefined || proof?._tag !== 'PhoneCode') return left({ _tag: 'Failed' })
      const { phone } = proof
      const answer = await codes.verifyPhone(owner.token, phone, digitsOf(code))
      if (isLeft(answer)) return left(wrongCodeOr(answer.left, true))
      return right(
        tell({ _tag: 'PatronUpdated', patron: { ...owner.patron, phone: { value: phone, isVerified: true } } }),
      )
    },

    /** ACCT-41. Returns undefined if the server first sends a code. Also resends. */
    changeEmail: (email: string) => changeEmail(email),

    confirmEmail: async (code: string): Promise<Either<AccountProblem, SignInOutcome | undefined>> => {
      const { proof } = flow.current()
      return proof?._tag === 'EmailCode' ? changeEmail(proof.email, digitsOf(code)) : left({ _tag: 'Failed' })
    },

    /** ACCT-01, API-21. Also resends (ACCT-68). */
    sendSignInPin: async (typed: string): Promise<Either<AccountProblem, void>> => {
      const email = pastedText(typed)
      const answer = await asPerson((userToken) => codes.sendSignInPin(email, userToken))
      if (isLeft(answer)) return left(accountProblemOf(answer.left, isNoSuchCall))
      return right(void tell({ _tag: 'SignInPinSent', email }))
    },

    /** API-23, with the checks of any login (ACCT-19 to ACCT-22). */
    signInByPin: async (code: string): Promise<Either<AccountProblem, SignInOutcome>> => {
      const answer = await codes.signInByPin(flow.current().email, digitsOf(code))
      if (!isLeft(answer)) return right(tell({ _tag: 'PinVerified', ...answer.right, needsChanges: false }))
      const why = answer.left
      if (why._tag !== 'PasswordUpdateDue') return left(wrongCodeOr(why, true))
      return right(tell({ _tag: 'PasswordUpdateDemanded', email: why.email, token: why.token }))
    },
  }
}

function digitsOf(code: string): string {
  return pastedCode(code)
}

function wrongCodeOr(failure: Parameters<typeof accountProblemOf>[0], isCodeShown: boolean): AccountProblem {
  return isCodeShown && isRefusal(failure, 400) ? { _tag: 'WrongCode' } : accountProblemOf(failure, isNoSuchCall)
}

function wholeOf(held: HeldSession | undefined): { readonly token: string; readonly patron: Patron } | undefined {
  return held?.patron === undefined ? undefined : { token: held.token, patron: held.patron }
}
