import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { StateCell } from '../state/state-cell.ts'
import { pastedCode, pastedText } from '../text/pasted-text.ts'
import type { AccountGateway } from './account-gateway.ts'
import { type AccountProblem, accountProblemOf, isNoSuchCall, isRefusal } from './account-problem.ts'
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
 * Changes phone and password of the patron (PROF-06). The server may demand a proof (`ProofDue`). Policy: forms ignore
 * a second press while a call runs.
 */
export function ownAccount({ accounts, codes, session, patron, human }: OwnAccountPorts) {
  const asPerson = asPersonOf(human)
  return {
    /** API-22. Also resends (ACCT-68). */
    sendPhonePin: async (phone: string, proof?: Proof): Promise<Either<AccountProblem, void>> => {
      const token = session.token()
      if (token === undefined) return left({ _tag: 'Failed' })
      const answer = await asPerson((userToken) => codes.sendPhonePin(token, pastedText(phone), userToken, proof))
      return isLeft(answer) ? left(accountProblemOf(answer.left, isNoSuchCall)) : right(undefined)
    },

    verifyPhone: async (typed: string, code: string): Promise<Either<AccountProblem, void>> => {
      const [token, phone] = [session.token(), pastedText(typed)]
      const who = patron.current().patron?.id
      if (token === undefined) return left({ _tag: 'Failed' })
      const answer = await codes.verifyPhone(token, phone, pastedCode(code))
      if (isLeft(answer))
        return left(isRefusal(answer.left, 400) ? { _tag: 'WrongCode' } : accountProblemOf(answer.left, isNoSuchCall))
      // A late answer must not undo a sign-out.
      patron.update((now) =>
        now.patron?.id === who && now.patron !== undefined
          ? { ...now, patron: { ...now.patron, phone: { ...now.patron.phone, value: phone, isVerified: true } } }
          : now,
      )
      return right(undefined)
    },

    /** API-19. Ends every other session of the account. */
    setPassword: async (password: string, proof?: Proof): Promise<Either<AccountProblem, void>> => {
      const token = session.token()
      if (token === undefined) return left({ _tag: 'Failed' })
      const answer = await accounts.setPassword(token, password, proof)
      return isLeft(answer) ? left(accountProblemOf(answer.left, isNoSuchCall)) : right(undefined)
    },
  }
}
