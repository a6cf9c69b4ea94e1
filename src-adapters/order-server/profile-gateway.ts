import { isLeft, left } from 'fp-ts/lib/Either.js'
import { patronReporting } from '../../src-contract/account/patron.ts'
import { emailCodeDue } from '../../src-contract/account/pins.ts'
import { changedPatron } from '../../src-contract/account/sign-up.ts'
import { signUpRoutes } from '../../src-contract/account/sign-up-routes.ts'
import { headerNames } from '../../src-contract/call/common-headers.ts'
import type { EmailTaken } from '../../src-domain/account/account-gateway.ts'
import type { EmailCodeDue, ProfileGateway } from '../../src-domain/account/profile-gateway.ts'
import type { ProofDue } from '../../src-domain/account/proof.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { proofDueOf } from './proof-due.ts'

export function profileGateway(needs: OrderServerNeeds): ProfileGateway {
  const { language } = needs
  const patron = patronReporting((entry) => needs.report(`left out of the patron: ${entry}`))
  return {
    change: async (profile) => {
      const answer = await call(needs, signUpRoutes.changePatron, patron, {
        body: changedPatron.encode(profile),
        // Language of the code mailed to a new address.
        headers: language === undefined ? {} : { [headerNames.language]: language },
      })
      return isLeft(answer) ? left(told(answer.left)) : answer
    },
  }
}

function told(failure: CallFailure): CallFailure | EmailCodeDue | EmailTaken | ProofDue {
  if (failure._tag !== 'Refused') return failure
  const due = proofDueOf(failure)
  if (due !== undefined) return due
  if (failure.code === emailCodeDue) return { _tag: 'EmailCodeDue' }
  return failure.status === 409 ? { _tag: 'EmailTaken' } : failure
}
