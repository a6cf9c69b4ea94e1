import { isLeft, right } from 'fp-ts/lib/Either.js'
import { boardReporting } from '../../src-contract/staff/board-order.ts'
import { staffRoutes } from '../../src-contract/staff/routes.ts'
import type { BoardGateway } from '../../src-domain/kitchen/board-gateway.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

interface Heard {
  readonly locationId: string
  readonly mark: string
  readonly orders: readonly BoardOrder[]
}

/** Fetches a board, after the first time only what changed. A server that knows no marks answers with the whole board. */
export function boardReader(needs: OrderServerNeeds): BoardGateway['orders'] {
  let unread = 0
  const board = boardReporting((entry) => {
    unread += 1
    needs.report(`left out of the board: ${entry}`)
  })
  let last: Heard | undefined

  return async (locationId) => {
    const before = last?.locationId === locationId ? last : undefined
    const query = before === undefined ? {} : { since: before.mark }
    const unreadBefore = unread
    const answer = await call(needs, staffRoutes.boardOrders, board, { params: { id: locationId }, query })
    if (isLeft(answer)) {
      // A member who may not look keeps no customers' names.
      if (answer.left._tag === 'Refused') last = undefined
      return answer
    }
    const { gone, mark } = answer.right
    const orders =
      before === undefined || gone === undefined
        ? answer.right.orders
        : joined(before.orders, answer.right.orders, new Set(gone))
    // An order that could not be read is not on this board, so the next answer must be whole.
    last = mark === undefined || unread > unreadBefore ? undefined : { locationId, mark, orders }
    return right(orders)
  }
}

function joined(
  before: readonly BoardOrder[],
  changed: readonly BoardOrder[],
  gone: ReadonlySet<string>,
): readonly BoardOrder[] {
  const fresh = new Map(changed.map((order) => [order.id, order]))
  const kept = before.flatMap((order) => {
    if (gone.has(order.id)) return []
    const newer = fresh.get(order.id)
    fresh.delete(order.id)
    return [newer ?? order]
  })
  return [...kept, ...fresh.values()]
}
