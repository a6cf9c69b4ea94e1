import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { Minor } from '../money/minor.ts'
import type { FlowScreen } from './screen-paths.ts'

/** Position in the flow that one page passes to the next. Positions within a page are in the history. */
export type FlowPosition =
  | {
      readonly document: 'pay'
      /** Screen after a login at the checkout (CHK-24), depending on the steps of this order. */
      readonly afterLogin: AfterLogin
      readonly edit?: SeenAtCheckout
    }
  | { readonly document: 'order'; readonly screen: OrderScreen }

/** Amounts shown at the checkout; absent if unknown. */
export interface SeenAtCheckout {
  readonly deliveryFee?: Minor
  readonly total?: Minor
}

export type OrderScreen = Extract<FlowScreen, 'INTERCEPT_CHECKOUT_COMPLETE' | 'PURCHASE_COMPLETE'>

export type AfterLogin = Extract<FlowScreen, 'ROOT' | 'UPSELLS' | 'PACKING' | 'CHECK_OUT'>

/** Session storage. Never throws. */
export interface FlowStore {
  readonly read: () => FlowPosition | undefined
  readonly write: (position: FlowPosition) => void
  readonly clear: () => void
}

export function editIn(position: FlowPosition | undefined): SeenAtCheckout | undefined {
  return position?.document === 'pay' ? position.edit : undefined
}

/** CART-12: the flow is over until the cart has items again. */
export function isFlowOver(position: FlowPosition | undefined, { items }: Pick<OrderInProgress, 'items'>): boolean {
  return position?.document === 'order' && items.length === 0
}
