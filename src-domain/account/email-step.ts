import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { StateCell } from '../state/state-cell.ts'
import type { AccountGateway } from './account-gateway.ts'
import { type AccountProblem, accountProblemOf, isNoSuchCall } from './account-problem.ts'
import { asPersonOf } from './as-person.ts'
import type { CodeGateway } from './code-gateway.ts'
import type { PersonCheck } from './sign-in.ts'
import type { SignInEvent, SignInFlow, SignInMove } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'

export interface EmailStepNeeds {
  readonly accounts: Pick<AccountGateway, 'lookUp'>
  readonly codes: Pick<CodeGateway, 'sendSignInPin'>
  readonly human: PersonCheck
  readonly flow: StateCell<SignInFlow>
}

/**
 * Looks up the account and moves on (ACCT-15, ACCT-17, ACCT-18). If the lookup fails, asks for the password. Policy:
 * one at a time; ignores a result for an older email.
 */
export function emailStep({ accounts, codes, human, flow }: EmailStepNeeds) {
  const asPerson = asPersonOf(human)

  const foundOut = async (email: string): Promise<SignInEvent> => {
    const answer = await asPerson((userToken) => accounts.lookUp(email, userToken))
    if (!isLeft(answer)) return { _tag: 'AccountValidated', email, isMigrating: answer.right.isMigrating }
    return { _tag: answer.left._tag === 'NotRegistered' ? 'AccountNotRegistered' : 'AccountNotFoundOut', email }
  }
  const send = async ({ commands }: SignInMove): Promise<AccountProblem | undefined> => {
    for (const command of commands) {
      if (command._tag !== 'SendPin') continue
      const sent = await asPerson((userToken) => codes.sendSignInPin(command.email, userToken))
      if (isLeft(sent)) return accountProblemOf(sent.left, isNoSuchCall)
    }
    return undefined
  }

  return async (typed: string): Promise<Either<AccountProblem, void>> => {
    const submitted = stepSignIn(flow.current(), { _tag: 'EmailSubmitted', email: typed }).flow
    flow.update(() => submitted)
    const event = await foundOut(submitted.email)
    const move = stepSignIn(flow.current(), event)
    const problem = await send(move)
    flow.update((now) => {
      const next = stepSignIn(now, event).flow
      return problem === undefined || next === now ? next : stepSignIn(next, { _tag: 'MigrationPinNotSent' }).flow
    })
    return problem === undefined ? right(undefined) : left(problem)
  }
}
