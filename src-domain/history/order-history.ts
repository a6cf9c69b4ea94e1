import type { PastOrder } from '../ordering/past-order.ts'

/** As many of a patron's orders as one answer lists; more are asked for by the last of them. */
export const mostAtOnce = 100

/** What is known of a patron's orders. */
export type OrderHistory =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Fetching' }
  | { readonly _tag: 'Failed' }
  | {
      readonly _tag: 'Known'
      /** The newest first, as the back end says them. */
      readonly orders: readonly PastOrder[]
      readonly older: OlderOrders
    }

/** Whether there may be orders before those that are known, and how asking for them goes. */
export type OlderOrders = 'None' | 'Offered' | 'Fetching' | 'Failed'

export const idleHistory: OrderHistory = { _tag: 'Idle' }

/** The one order that is looked at. */
export type ShownPastOrder =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Fetching'; readonly id: string }
  | { readonly _tag: 'Known'; readonly order: PastOrder }
  | { readonly _tag: 'Unknown'; readonly id: string }
  | { readonly _tag: 'Failed'; readonly id: string }

export const noPastOrder: ShownPastOrder = { _tag: 'Idle' }
