import { isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import { dataCopy, orderOfAccount, orderOpen } from '../../src-contract/own-data/data-copy.ts'
import { ownDataRoutes } from '../../src-contract/own-data/routes.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { GuestDataGateway, NotErased } from '../../src-domain/own-data/guest-data-gateway.ts'
import { call, isAbsent, written } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

const { copyOrderData, eraseOrderData } = ownDataRoutes

export function guestDataGateway(needs: OrderServerNeeds): GuestDataGateway {
  return {
    copy: async (token) => {
      const answer = await call(needs, copyOrderData, dataCopy, { params: { token } })
      if (isLeft(answer)) return left(told(answer.left, copyOrderData))
      return right(JSON.stringify(written(needs, dataCopy, answer.right), null, 2))
    },
    erase: async (token) => {
      const answer = await call(needs, eraseOrderData, eraseOrderData.answers[200], { params: { token } })
      return isLeft(answer) ? left(told(answer.left, eraseOrderData)) : map(() => undefined)(answer)
    },
  }
}

function told(failure: CallFailure, route: RouteShape): CallFailure | NotErased {
  if (failure._tag !== 'Refused') return failure
  if (isAbsent(route, failure) || failure.code === orderOfAccount) return { _tag: 'NotOffered' }
  return failure.code === orderOpen ? { _tag: 'OrderOpen' } : failure
}
