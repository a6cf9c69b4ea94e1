import { left, map } from 'fp-ts/lib/Either.js'
import { patronReporting, signedInReporting, signIn } from '../../src-contract/account/patron.ts'
import { passwordDue, routes } from '../../src-contract/routes.ts'
import type { PatronGateway } from '../../src-domain/account/patron-gateway.ts'
import { answerOf, call, failureOf, isSuccess, understood } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export const patronGateway = (needs: OrderServerNeeds): PatronGateway => {
  const leftOut = (entry: string) => needs.report(`left out of the patron: ${entry}`)
  const patron = patronReporting(leftOut)
  const signedIn = signedInReporting(leftOut)
  return {
    signIn: (account, password) => async () => {
      const answer = await answerOf(needs, routes.signIn, { body: signIn.encode({ account, password }) })
      if (answer._tag !== 'Answered') return left(failureOf(answer))
      if (isSuccess(answer.status)) return understood(needs, signedIn, answer.body)
      if (answer.status !== 422) return left(failureOf(answer))
      const due = passwordDue.decode(answer.body)
      return due._tag === 'Left'
        ? left(failureOf(answer))
        : left({ _tag: 'PasswordUpdateDue', email: due.right.email, token: due.right.token })
    },
    patron: () => call(needs, routes.patron, patron, {}),
    signOut: () => async () =>
      map(() => undefined)(await call(needs, routes.signOut, routes.signOut.answers[200], {})()),
  }
}
