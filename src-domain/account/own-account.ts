import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StateCell } from '../state/state-cell.ts'
import { pastedCode, pastedText } from '../text/pasted-text.ts'
import type { AccountGateway } from './account-gateway.ts'
import { type AccountProblem, isNoSuchCall, isRefusal, problemOf } from './account-problem.ts'
import { asPersonOf } from './as-person.ts'
import type { CodeGateway } from './code-gateway.ts'
import type { SessionStore } from './patron-gateway.ts'
import type { Proof } from './proof.ts'
import type { PatronState } from './session.ts'
import type { PersonCheck } from './sign-in.ts'

export interface OwnAccountPorts {
  readonly accounts: Pick<AccountGateway, 'setPassword'>
  readonly codes: Pick<CodeGateway, 'sendPhonePin' | 'verifyPhone'>
  readonly session: Pick<SessionStore, 'token'>
  readonly patron: StateCell<PatronState>
  readonly human: PersonCheck
}

/**
 * What a patron changes of one's own account besides name and e-mail (PROF-06): the phone, which is theirs when its code has
 * come back, and the password. A server may want the session to be proved again for either (`ProofDue`). One at a time: a
 * form ignores a second press while one runs.
 */
export function ownAccount({ accounts, codes, session, patron, human }: OwnAccountPorts) {
  const asPerson = asPersonOf(human)
  return {
    /** API-22; also another one (ACCT-68). */
    sendPhonePin:
      (phone: string, proof?: Proof): TaskEither<AccountProblem, void> =>
      async () => {
        const token = session.token()
        if (token === undefined) return left({ _tag: 'Failed' })
        const answer = await asPerson((userToken) => codes.sendPhonePin(token, pastedText(phone), userToken, proof))
        return isLeft(answer) ? left(problemOf(answer.left, isNoSuchCall)) : right(undefined)
      },

    /** The phone is the patron's once its code has come back (API-24). */
    verifyPhone:
      (typed: string, code: string): TaskEither<AccountProblem, void> =>
      async () => {
        const [token, phone] = [session.token(), pastedText(typed)]
        const who = patron.current().patron?.id
        if (token === undefined) return left({ _tag: 'Failed' })
        const answer = await codes.verifyPhone(token, phone, pastedCode(code))()
        if (isLeft(answer))
          return left(isRefusal(answer.left, 400) ? { _tag: 'WrongCode' } : problemOf(answer.left, isNoSuchCall))
        // Who signed out meanwhile is not signed in again by an answer.
        patron.update((now) =>
          now.patron?.id === who && now.patron !== undefined
            ? { ...now, patron: { ...now.patron, phone: { ...now.patron.phone, value: phone, isVerified: true } } }
            : now,
        )
        return right(undefined)
      },

    /** API-19. Every other session of the account is over then; this one goes on. */
    setPassword:
      (password: string, proof?: Proof): TaskEither<AccountProblem, void> =>
      async () => {
        const token = session.token()
        if (token === undefined) return left({ _tag: 'Failed' })
        const answer = await accounts.setPassword(token, password, proof)()
        return isLeft(answer) ? left(problemOf(answer.left, isNoSuchCall)) : right(undefined)
      },
  }
}
