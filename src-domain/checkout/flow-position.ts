/** The page loads of the flow: a change between them is a real navigation. */
export type FlowDocument = 'shop' | 'pay' | 'order'

/** Screens of the cart and checkout flow (CART-07); PICK_UP and DELIVERY lie inside the chooser. */
export const flowScreens = [
  'ROOT',
  'FETCH_DISCOUNT',
  'FETCH_GIFTCARD',
  'CLEAR_DISCOUNT',
  'CLEAR_GIFTCARD',
  'FETCH_ITEM_DETAIL',
  'REMOVE_CART_ITEM',
  'PACKING',
  'UPSELLS',
  'UPSELLS_ITEM',
  'LOCATIONS',
  'PICK_UP',
  'DELIVERY',
  'SET_TABLE_NUMBER',
  'FETCH_SCHEDULE_DATE',
  'LOG_IN',
  'GUESTS',
  'CHECK_OUT',
  'INTERCEPT_CHECKOUT_COMPLETE',
  'FETCH_CARDS',
  'PURCHASE_COMPLETE',
  'PERSONAL_COMMUNITY_IMPACT',
  'LINK',
] as const
export type FlowScreen = (typeof flowScreens)[number]

const screenNames: ReadonlySet<string> = new Set(flowScreens)
/** History entries and what is kept outlive releases: a screen may have gone since. */
export const isFlowScreen = (u: unknown): u is FlowScreen => typeof u === 'string' && screenNames.has(u)

/** Where in the flow this tab is: kept for the session and mirrored in the history entry, so that Back and reload land right. */
export interface FlowPosition {
  readonly document: FlowDocument
  readonly screen: FlowScreen
  /** Which cart line, for FETCH_ITEM_DETAIL and REMOVE_CART_ITEM. */
  readonly index?: number
  /** Where a guest who logs in at the checkout goes (CHK-24), by what lay on this order's way there. */
  readonly afterLogin?: AfterLogin
}

export type AfterLogin = Extract<FlowScreen, 'ROOT' | 'UPSELLS' | 'PACKING' | 'CHECK_OUT'>

/** Never throws. */
export interface FlowKeeper {
  readonly read: () => FlowPosition | undefined
  readonly write: (position: FlowPosition) => void
  readonly clear: () => void
}
