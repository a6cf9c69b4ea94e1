import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { Cents } from '../money/cents.ts'
import type { FlowScreen } from './screen-paths.ts'

/**
 * What one document of this tab tells the next of the flow: to which it leads now. Where in a document the customer is,
 * lies in the history and nowhere else.
 */
export type FlowPosition =
  | {
      readonly document: 'pay'
      /** Where a guest who logs in at the checkout goes (CHK-24), by what lay on this order's way there. */
      readonly afterLogin: AfterLogin
      /** The customer left the checkout to change the order, having seen this: the way leads straight back. */
      readonly edit?: SeenAtCheckout
    }
  | { readonly document: 'order'; readonly screen: OrderScreen }

/** Amounts that the checkout showed, as far as they were known. */
export interface SeenAtCheckout {
  readonly deliveryFee?: Cents
  readonly total?: Cents
}

/** Screens of the page of a placed order (CHK-58). */
export type OrderScreen = Extract<FlowScreen, 'INTERCEPT_CHECKOUT_COMPLETE' | 'PURCHASE_COMPLETE'>

export type AfterLogin = Extract<FlowScreen, 'ROOT' | 'UPSELLS' | 'PACKING' | 'CHECK_OUT'>

/** Kept for this tab's session. Never throws. */
export interface FlowStore {
  readonly read: () => FlowPosition | undefined
  readonly write: (position: FlowPosition) => void
  readonly clear: () => void
}

/** The amounts seen at the checkout, while the customer changes the order in the shop. */
export function editIn(position: FlowPosition | undefined): SeenAtCheckout | undefined {
  return position?.document === 'pay' ? position.edit : undefined
}

/** CART-12: what was ordered is closed, until something is in the cart again. */
export function isFlowOver(position: FlowPosition | undefined, { items }: Pick<OrderInProgress, 'items'>): boolean {
  return position?.document === 'order' && items.length === 0
}
