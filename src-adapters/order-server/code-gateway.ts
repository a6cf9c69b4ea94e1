import { isLeft, left, map, mapLeft } from 'fp-ts/lib/Either.js'
import { humanCheckDue, passwordDue, patronReporting, signedInReporting } from '../../src-contract/account/patron.ts'
import { emailCodeDue, phonePin, pinShown, pinVerified, signInPin } from '../../src-contract/account/pins.ts'
import { changedPatron, emailTaken } from '../../src-contract/account/sign-up.ts'
import { signUpRoutes } from '../../src-contract/account/sign-up-routes.ts'
import { headerNames } from '../../src-contract/call/common-headers.ts'
import type { EmailTaken } from '../../src-domain/account/account-gateway.ts'
import type { CodeGateway, EmailCodeDue } from '../../src-domain/account/code-gateway.ts'
import type { HumanCheckDue } from '../../src-domain/account/patron-gateway.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import { answerOf, call, failureOf, isSuccess, understood } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { proofDueOf } from './proof-due.ts'

export function codeGateway(needs: OrderServerNeeds): CodeGateway {
  const leftOut = (entry: string) => needs.report(`left out of the patron: ${entry}`)
  const { language } = needs
  const spoken = language === undefined ? {} : { [headerNames.language]: language }
  // The token is not this browser's session.
  const as = (session: string) => ({ [headerNames.authorization]: `Bearer ${session}` })
  const person = (userToken: string | undefined) => (userToken === undefined ? {} : { userToken })
  return {
    sendSignInPin: async (account, userToken) => {
      const route = signUpRoutes.sendSignInPin
      const body = signInPin.encode({ account, ...person(userToken) })
      const answer = await call(needs, route, route.answers[200], { body, headers: spoken })
      return isLeft(answer) ? left(dueOf(answer.left)) : map(() => undefined)(answer)
    },
    signInByPin: async (email, pinCode) => {
      const body = pinShown.encode({ email, pinCode })
      const answer = await answerOf(needs, signUpRoutes.signInByPin, { body })
      if (answer._tag !== 'Answered') return left(failureOf(answer))
      if (isSuccess(answer.status)) return understood(needs, signedInReporting(leftOut), answer.body)
      const due = answer.status === 422 ? passwordDue.decode(answer.body) : undefined
      return due?._tag === 'Right'
        ? left({ _tag: 'PasswordUpdateDue', email: due.right.email, token: due.right.token })
        : left(failureOf(answer))
    },
    sendPhonePin: async (session, phone, userToken, proof) => {
      const route = signUpRoutes.sendPhonePin
      const body = phonePin.encode({ phone, ...person(userToken), ...(proof === undefined ? {} : { proof }) })
      const answer = await call(needs, route, route.answers[200], { body, headers: { ...spoken, ...as(session) } })
      return isLeft(answer) ? left(proofDueOf(answer.left) ?? dueOf(answer.left)) : map(() => undefined)(answer)
    },
    verifyPhone: async (session, phone, pinCode) => {
      const body = pinShown.encode({ phone, pinCode })
      const answer = await call(needs, signUpRoutes.verifyPin, pinVerified, {
        body,
        headers: { ...spoken, ...as(session) },
      })
      return map(() => undefined)(answer)
    },
    changeName: async (session, name, pinCode) => {
      const body = changedPatron.encode({ ...name, ...(pinCode === undefined ? {} : { pinCode }) })
      const headers = { ...spoken, ...as(session) }
      return mapLeft(nameRefusal)(
        await call(needs, signUpRoutes.changePatron, patronReporting(leftOut), { body, headers }),
      )
    },
  }
}

function nameRefusal(failure: CallFailure): CallFailure | EmailCodeDue | EmailTaken {
  if (failure._tag !== 'Refused') return failure
  if (failure.code === emailCodeDue) return { _tag: 'EmailCodeDue' }
  return failure.status === 409 || failure.code === emailTaken ? { _tag: 'EmailTaken' } : failure
}

function dueOf(failure: CallFailure): CallFailure | HumanCheckDue {
  return failure._tag === 'Refused' && failure.code === humanCheckDue ? { _tag: 'HumanCheckDue' } : failure
}
