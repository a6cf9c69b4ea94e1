import { left, map } from 'fp-ts/lib/Either.js'
import {
  humanCheckDue,
  passwordDue,
  patronReporting,
  signedInReporting,
  signIn,
} from '../../src-contract/account/patron.ts'
import { accountRoutes } from '../../src-contract/account/routes.ts'
import type { HumanCheckDue, PasswordUpdateDue, PatronGateway } from '../../src-domain/account/patron-gateway.ts'
import type { JsonAnswer } from '../../src-domain/call/send-json.ts'
import { answerOf, call, failureOf, isSuccess, understood } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function patronGateway(needs: OrderServerNeeds): PatronGateway {
  const leftOut = (entry: string) => needs.report(`left out of the patron: ${entry}`)
  const patron = patronReporting(leftOut)
  const signedIn = signedInReporting(leftOut)
  return {
    signIn: async (account, password, userToken) => {
      const body = signIn.encode({ account, password, ...(userToken === undefined ? {} : { userToken }) })
      const answer = await answerOf(needs, accountRoutes.signIn, { body })
      if (answer._tag !== 'Answered') return left(failureOf(answer))
      return isSuccess(answer.status)
        ? understood(needs, signedIn, answer.body)
        : left(dueOf(answer) ?? failureOf(answer))
    },
    patron: () => call(needs, accountRoutes.patron, patron, {}),
    signOut: async () =>
      map(() => undefined)(await call(needs, accountRoutes.signOut, accountRoutes.signOut.answers[200], {})),
  }
}

function dueOf(answer: Extract<JsonAnswer, { _tag: 'Answered' }>): PasswordUpdateDue | HumanCheckDue | undefined {
  const failure = failureOf(answer)
  if (failure._tag === 'Refused' && failure.code === humanCheckDue) return { _tag: 'HumanCheckDue' }
  const due = answer.status === 422 ? passwordDue.decode(answer.body) : undefined
  return due?._tag === 'Right'
    ? { _tag: 'PasswordUpdateDue', email: due.right.email, token: due.right.token }
    : undefined
}
