/** Screens of the flow (CART-07) and their paths (SHELL-08), with router parameters. */
export const screenPaths = {
  ROOT: '/',
  FETCH_DISCOUNT: '/discount',
  FETCH_GIFTCARD: '/giftcard',
  CLEAR_DISCOUNT: '/discount-clear',
  CLEAR_GIFTCARD: '/giftcard-clear',
  FETCH_ITEM_DETAIL: '/item/:id/:index',
  REMOVE_CART_ITEM: '/delete/:index?',
  PACKING: '/packing',
  UPSELLS: '/upsells',
  UPSELLS_ITEM: '/upsells/:id',
  LOCATIONS: '/locations',
  PICK_UP: '/pickup',
  DELIVERY: '/delivery',
  SET_TABLE_NUMBER: '/table-number',
  FETCH_SCHEDULE_DATE: '/schedule-date',
  LOG_IN: '/login',
  GUESTS: '/guest',
  CHECK_OUT: '/checkout',
  INTERCEPT_CHECKOUT_COMPLETE: '/beam',
  FETCH_CARDS: '/cards',
  PURCHASE_COMPLETE: '/complete',
  PERSONAL_COMMUNITY_IMPACT: '/impact',
  LINK: '/link',
} as const satisfies Readonly<Record<string, `/${string}`>>

export type FlowScreen = keyof typeof screenPaths

/** SCHED-02: reached from the location chooser. */
export const scheduleFromLocations = '/locations/schedule-dates'
