/** The page loads of the flow: a change between them is a real navigation. */
export type FlowDocument = 'shop' | 'pay' | 'order'

/** Screens of the cart and checkout flow (CART-07) that exist so far. */
export const flowScreens = [
  'ROOT',
  'FETCH_ITEM_DETAIL',
  'REMOVE_CART_ITEM',
  'SET_TABLE_NUMBER',
  'UPSELLS',
  'PACKING',
  'LOG_IN',
  'GUESTS',
  'CHECK_OUT',
  'FETCH_CARDS',
  'INTERCEPT_CHECKOUT_COMPLETE',
  'PURCHASE_COMPLETE',
] as const
export type FlowScreen = (typeof flowScreens)[number]

/** Where in the flow this tab is: kept for the session and mirrored in the history entry, so that Back and reload land right. */
export interface FlowPosition {
  readonly document: FlowDocument
  readonly screen: FlowScreen
  /** Which cart line, for FETCH_ITEM_DETAIL and REMOVE_CART_ITEM. */
  readonly index?: number
}

/** Never throws. */
export interface FlowKeeper {
  readonly read: () => FlowPosition | undefined
  readonly write: (position: FlowPosition) => void
  readonly clear: () => void
}
