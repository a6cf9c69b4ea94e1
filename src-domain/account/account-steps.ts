import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { StateCell } from '../state/state-cell.ts'
import { pastedCode, pastedText } from '../text/pasted-text.ts'
import type { Clock } from '../time/clock.ts'
import type { SignUpForm } from './account-forms.ts'
import type { AccountGateway } from './account-gateway.ts'
import { type AccountProblem, accountProblemOf, isNoSuchCall, isRefusal } from './account-problem.ts'
import { asPersonOf } from './as-person.ts'
import { accountOf } from './flow-at.ts'
import { type RecoveryStore, toKeep } from './kept-recovery.ts'
import { type SignInNeeds, type SignInOutcome, signIn } from './sign-in.ts'
import type { SignInEvent, SignInFlow } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'

export type AccountSteps = ReturnType<typeof accountSteps>

export interface AccountStepsPorts extends SignInNeeds {
  readonly accounts: AccountGateway
  readonly flow: StateCell<SignInFlow>
  readonly recoveries: RecoveryStore
  readonly clock: Clock
  readonly orderToken: () => string | undefined
  readonly visit: string
}

/** Policy: screens ignore a second press while a step runs. */
export function accountSteps(needs: AccountStepsPorts) {
  const { accounts, flow, recoveries, clock, visit, human } = needs
  const tell = (event: SignInEvent) => {
    const { flow: next, commands } = stepSignIn(flow.current(), event)
    flow.update(() => next)
    const kept = toKeep(next, visit, clock.now())
    if (kept === undefined) recoveries.clear()
    else recoveries.write(kept)
    return commands
  }

  const asPerson = asPersonOf(human)

  return {
    tell: (event: SignInEvent): void => void tell(event),

    signUp: async (form: SignUpForm): Promise<Either<AccountProblem, void>> => {
      const orderToken = needs.orderToken()
      const whole = orderToken === undefined ? form : { ...form, orderToken }
      const answer = await asPerson((userToken) => accounts.signUp(whole, userToken))
      if (isLeft(answer)) return left(accountProblemOf(answer.left, isNoSuchCall))
      return right(void tell({ _tag: 'SignedUp', ...answer.right }))
    },

    sendPin: async (email: string): Promise<Either<AccountProblem, void>> => {
      const answer = await asPerson((userToken) => accounts.sendPin(pastedText(email), userToken))
      // A 404 about an unknown email has a message (API-18). Without one, the back end lacks the call.
      if (isLeft(answer))
        return left(accountProblemOf(answer.left, (one) => isNoSuchCall(one) && one.message === undefined))
      return right(void tell({ _tag: 'PinSent', email }))
    },

    verifyPin: async (code: string): Promise<Either<AccountProblem, void>> => {
      const answer = await accounts.verifyPin(flow.current().email, pastedCode(code))
      if (isLeft(answer))
        return left(isRefusal(answer.left, 400) ? { _tag: 'WrongCode' } : accountProblemOf(answer.left))
      return right(void tell({ _tag: 'CodeVerified', token: answer.right }))
    },

    setPassword: async (password: string): Promise<Either<AccountProblem, SignInOutcome>> => {
      const { recovery, held } = flow.current()
      const account = accountOf(flow.current())
      const token = recovery?._tag === 'AskPassword' ? recovery.token : held?.token
      if (token === undefined) return left({ _tag: 'Failed' })
      const answer = await accounts.setPassword(token, password)
      if (isLeft(answer)) {
        if (isRefusal(answer.left, 401)) tell({ _tag: 'RecoveryEnded' })
        return left(accountProblemOf(answer.left))
      }
      const outcome = await signIn(needs)(account, password)
      // A failed sign-in belongs on the login screen.
      tell({ _tag: 'LogInChosen', email: account })
      return right(outcome)
    },

    confirm: (): SignInOutcome => {
      for (const command of tell({ _tag: 'SignUpConfirmed' })) {
        if (command._tag !== 'Complete') continue
        needs.session.keep(command.token)
        needs.patron.update(() => ({ patron: command.patron }))
        return { _tag: 'SignedIn', patron: command.patron }
      }
      const goesOn = flow.current()
      return goesOn.notice === undefined ? { _tag: 'Failed' } : { _tag: 'Held', notice: goesOn.notice, goesOn }
    },
  }
}
