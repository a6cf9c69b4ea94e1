import { isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import { emailCodeDue } from '../../src-contract/account/pins.ts'
import { headerNames } from '../../src-contract/call/common-headers.ts'
import { dataCopy, orderOpen, ownershipShown, wrongPassword } from '../../src-contract/own-data/data-copy.ts'
import { ownDataRoutes } from '../../src-contract/own-data/routes.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { OwnDataGateway, OwnershipRefusal, OwnershipShown } from '../../src-domain/own-data/own-data-gateway.ts'
import { call, isAbsent, written } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

const { copyOwnData, eraseAccount } = ownDataRoutes

export function ownDataGateway(needs: OrderServerNeeds): OwnDataGateway {
  const { language } = needs
  const partsOf = (shown: OwnershipShown) => ({
    body: ownershipShown.encode(shown),
    // Language of the mailed code.
    headers: language === undefined ? {} : { [headerNames.language]: language },
  })
  return {
    copy: async (shown) => {
      const answer = await call(needs, copyOwnData, dataCopy, partsOf(shown))
      if (isLeft(answer)) return left(told(answer.left, copyOwnData))
      return right(JSON.stringify(written(needs, dataCopy, answer.right), null, 2))
    },
    erase: async (shown) => {
      const answer = await call(needs, eraseAccount, eraseAccount.answers[200], partsOf(shown))
      return isLeft(answer) ? left(told(answer.left, eraseAccount)) : map(() => undefined)(answer)
    },
  }
}

function told(failure: CallFailure, route: Parameters<typeof isAbsent>[0]): CallFailure | OwnershipRefusal {
  if (failure._tag !== 'Refused') return failure
  if (isAbsent(route, failure)) return { _tag: 'NotOffered' }
  switch (failure.code) {
    case wrongPassword:
      return { _tag: 'WrongPassword' }
    case emailCodeDue:
      return { _tag: 'EmailCodeDue' }
    case 'wrong_pin':
      return { _tag: 'WrongCode' }
    case orderOpen:
      return { _tag: 'OrderOpen' }
    default:
      return failure
  }
}
