import { isLeft, left } from 'fp-ts/lib/Either.js'
import { passwordDue, signedInReporting } from '../../src-contract/account/patron.ts'
import { signUp } from '../../src-contract/account/sign-up.ts'
import { signUpRoutes } from '../../src-contract/account/sign-up-routes.ts'
import { socialAnswer, socialSignIn } from '../../src-contract/account/social.ts'
import type { SocialGateway } from '../../src-domain/account/social-gateway.ts'
import { dueOf, takenOf } from './account-gateway.ts'
import { answerOf, call, failureOf, isSuccess, understood } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { withoutRefusedOrder } from './without-refused-order.ts'

export function socialGateway(needs: OrderServerNeeds): SocialGateway {
  const leftOut = (entry: string) => needs.report(`left out of the patron: ${entry}`)
  return {
    signIn: async (type, { authToken, authData }) => {
      const body = socialSignIn.encode({ authToken, type, ...(authData === undefined ? {} : { authData }) })
      const answer = await answerOf(needs, signUpRoutes.socialSignIn, { body })
      if (answer._tag !== 'Answered') return left(failureOf(answer))
      if (isSuccess(answer.status)) return understood(needs, socialAnswer, answer.body)
      const due = answer.status === 422 ? passwordDue.decode(answer.body) : undefined
      return due?._tag === 'Right'
        ? left({ _tag: 'PasswordUpdateDue', email: due.right.email, token: due.right.token })
        : left(failureOf(answer))
    },
    signUp: async (form, { type, externalUserId }, userToken) => {
      const person = userToken === undefined ? {} : { userToken }
      const answer = await withoutRefusedOrder(form, (fields) => {
        const body = signUp.encode({ ...fields, type, externalUserId, ...person })
        return call(needs, signUpRoutes.signUp, signedInReporting(leftOut), { body })
      })
      return isLeft(answer) ? left(takenOf(answer.left) ?? dueOf(answer.left)) : answer
    },
  }
}
