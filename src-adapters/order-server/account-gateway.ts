import { isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import { humanCheckDue, patronReporting, signedInReporting } from '../../src-contract/account/patron.ts'
import { accountFound, accountName, pinShown, pinVerified } from '../../src-contract/account/pins.ts'
import { changedPatron, emailTaken, forgotPassword, signUp, weakPassword } from '../../src-contract/account/sign-up.ts'
import { signUpRoutes } from '../../src-contract/account/sign-up-routes.ts'
import { headerNames } from '../../src-contract/call/common-headers.ts'
import type {
  AccountGateway,
  EmailTaken,
  NotRegistered,
  WeakPassword,
} from '../../src-domain/account/account-gateway.ts'
import type { HumanCheckDue } from '../../src-domain/account/patron-gateway.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { proofDueOf } from './proof-due.ts'
import { withoutRefusedOrder } from './without-refused-order.ts'

export function accountGateway(needs: OrderServerNeeds): AccountGateway {
  const leftOut = (entry: string) => needs.report(`left out of the patron: ${entry}`)
  const { language } = needs
  const spoken = language === undefined ? {} : { [headerNames.language]: language }
  const person = (userToken: string | undefined) => (userToken === undefined ? {} : { userToken })
  return {
    lookUp: async (account, userToken) => {
      const body = accountName.encode({ account, ...person(userToken) })
      const answer = await call(needs, signUpRoutes.validateAccount, accountFound, { body, timeoutMs: longestLookUp })
      if (isLeft(answer)) return left(unknownOf(answer.left) ?? dueOf(answer.left))
      // The owner of an invalid account must enter the password first.
      return right({ isMigrating: answer.right.isValid && answer.right.isMigrating })
    },
    signUp: async (form, userToken) => {
      const asked = (fields: typeof form) => {
        const body = signUp.encode({ ...fields, type: 'email', ...person(userToken) })
        return call(needs, signUpRoutes.signUp, signedInReporting(leftOut), { body })
      }
      const answer = await withoutRefusedOrder(form, asked)
      return isLeft(answer) ? left(takenOf(answer.left) ?? weakOf(answer.left) ?? dueOf(answer.left)) : answer
    },
    sendPin: async (email, userToken) => {
      const route = signUpRoutes.forgotPassword
      const answer = await call(needs, route, route.answers[200], {
        body: forgotPassword.encode({ email, ...person(userToken) }),
        headers: spoken,
      })
      return isLeft(answer) ? left(dueOf(answer.left)) : map(() => undefined)(answer)
    },
    verifyPin: async (email, pinCode) => {
      const body = pinShown.encode({ email, pinCode })
      const answer = await call(needs, signUpRoutes.verifyPin, pinVerified, { body })
      if (isLeft(answer)) return answer
      const { token } = answer.right
      return token === undefined
        ? left({ _tag: 'NotUnderstood', detail: 'a verified PIN without a token' })
        : right(token)
    },
    setPassword: async (token, password, proof) => {
      const answer = await call(needs, signUpRoutes.changePatron, patronReporting(leftOut), {
        body: changedPatron.encode({ password, ...(proof === undefined ? {} : { proof }) }),
        // The token is not this browser's session.
        headers: { ...spoken, [headerNames.authorization]: `Bearer ${token}` },
      })
      return isLeft(answer)
        ? left(weakOf(answer.left) ?? proofDueOf(answer.left) ?? answer.left)
        : map(() => undefined)(answer)
    },
  }
}

/** Milliseconds. */
const longestLookUp = 8_000

/** Back ends without the route answer 404 with a page, plain text or a message naming the path. */
function unknownOf(failure: CallFailure): NotRegistered | undefined {
  if (failure._tag !== 'Refused' || failure.status !== 404 || typeof failure.body === 'string') return undefined
  const { message = '' } = failure
  return message === '' || message.includes(signUpRoutes.validateAccount.path) ? undefined : { _tag: 'NotRegistered' }
}

export function takenOf(failure: CallFailure): EmailTaken | undefined {
  const isTaken = failure._tag === 'Refused' && (failure.status === 409 || failure.code === emailTaken)
  return isTaken ? { _tag: 'EmailTaken' } : undefined
}

function weakOf(failure: CallFailure): WeakPassword | undefined {
  if (failure._tag !== 'Refused' || failure.code !== weakPassword) return undefined
  const { reason } = failure
  const isKnown = reason === 'common' || reason === 'personal' || reason === 'stolen'
  return { _tag: 'WeakPassword', ...(isKnown ? { why: reason } : {}) }
}

export function dueOf(failure: CallFailure): CallFailure | HumanCheckDue {
  return failure._tag === 'Refused' && failure.code === humanCheckDue ? { _tag: 'HumanCheckDue' } : failure
}
