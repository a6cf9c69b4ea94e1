import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { OrderHistoryGateway } from '../ticket/order-history-gateway.ts'
import type { PastOrder } from '../ticket/past-order.ts'
import { mostAtOnce, type OlderOrders, type OrderHistory, type ShownPastOrder } from './order-history.ts'

export interface BrowseHistoryPorts {
  readonly gateway: OrderHistoryGateway
  readonly history: StateCell<OrderHistory>
  readonly shown: StateCell<ShownPastOrder>
}

/** Loads a patron's orders once per visit. Policy: ignored while a call runs; for a single order, latest wins. */
export function browseHistory({ gateway, history, shown }: BrowseHistoryPorts) {
  return {
    fetch: async (): Promise<void> => {
      const { _tag } = history.current()
      if (_tag === 'Fetching' || _tag === 'Known') return
      history.update(() => ({ _tag: 'Fetching' }))
      const answer = await gateway.orders()
      history.update(() =>
        isLeft(answer)
          ? { _tag: 'Failed' }
          : { _tag: 'Known', orders: answer.right, older: olderAfter(answer.right, answer.right) },
      )
    },

    fetchOlder: async (): Promise<void> => {
      const now = history.current()
      const last = now._tag === 'Known' ? now.orders.at(-1) : undefined
      if (now._tag !== 'Known' || last === undefined || now.older === 'None' || now.older === 'Fetching') return
      history.update(() => ({ ...now, older: 'Fetching' }))
      const answer = await gateway.orders(last.id)
      if (isLeft(answer)) return history.update(() => ({ ...now, older: 'Failed' }))
      // A back end without paging repeats the same orders.
      const known = new Set(now.orders.map(({ id }) => id))
      const more = answer.right.filter(({ id }) => !known.has(id))
      history.update(() => ({ ...now, orders: [...now.orders, ...more], older: olderAfter(answer.right, more) }))
    },

    show: async (id: string): Promise<void> => {
      const now = history.current()
      const listed = now._tag === 'Known' ? now.orders.find((one) => one.id === id) : undefined
      if (listed !== undefined) return shown.update(() => ({ _tag: 'Known', order: listed }))
      shown.update(() => ({ _tag: 'Fetching', id }))
      const answer = await gateway.order(id)
      shown.update((then) => {
        if (then._tag !== 'Fetching' || then.id !== id) return then
        if (!isLeft(answer)) return { _tag: 'Known', order: answer.right }
        return { _tag: isNotThere(answer.left) ? 'Unknown' : 'Failed', id }
      })
    },
  }
}

function olderAfter(answered: readonly PastOrder[], unknown: readonly PastOrder[]): OlderOrders {
  return answered.length < mostAtOnce || unknown.length === 0 ? 'None' : 'Offered'
}

function isNotThere(failure: CallFailure): boolean {
  return failure._tag === 'Refused' && failure.status === 404
}
