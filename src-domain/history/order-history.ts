import type { PastOrder } from '../ticket/past-order.ts'

/** Orders per page. */
export const mostAtOnce = 100

export type OrderHistory =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Fetching' }
  | { readonly _tag: 'Failed' }
  | {
      readonly _tag: 'Known'
      /** Newest first. */
      readonly orders: readonly PastOrder[]
      readonly older: OlderOrders
    }

export type OlderOrders = 'None' | 'Offered' | 'Fetching' | 'Failed'

export const idleHistory: OrderHistory = { _tag: 'Idle' }

export type ShownPastOrder =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Fetching'; readonly id: string }
  | { readonly _tag: 'Known'; readonly order: PastOrder }
  | { readonly _tag: 'Unknown'; readonly id: string }
  | { readonly _tag: 'Failed'; readonly id: string }

export const noPastOrder: ShownPastOrder = { _tag: 'Idle' }
