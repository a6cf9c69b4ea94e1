/** Local storage (SHELL-35). */
export const storageKeys = {
  order: 'order',
  items: 'items',
  packingItems: 'packingItems',
  location: 'location',
  dateExpiration: 'dateExpiration',
  version: 'version',
  configId: 'configId',
  pendingPlacement: 'pendingPlacement',
  /** A placed order whose page was not opened yet. */
  unseenOrder: 'unseenOrder',
  /** The wallet was the last choice (PAY-12). */
  mobilePay: 'mobilePay',
  /** Times shown (SHELL-30). */
  popups: 'popups',
  consent: 'consent',
  /** The charity's id for this device (IMPACT-09). */
  impactUser: 'impactUser',
} as const

/** Session storage. */
export const sessionKeys = {
  /** This tab has shown the storefront (LOC-17). */
  visit: 'visit',
  timeDropped: 'timeDropped',
  flow: 'flow',
  checkoutForm: 'checkoutForm',
  /** The code was sent (ACCT-36). */
  recovery: 'recovery',
  /** The platform returns it (ACCT-49). */
  socialState: 'socialState',
  ticket: 'ticket',
  /** Recently entered (LOC-35). */
  visitAddresses: 'visitAddresses',
  tableLink: 'tableLink',
  /** After a table's device was cleared for its next guest. */
  clearedTo: 'clearedTo',
  absentCalls: 'absentCalls',
  /** From the followed link (ANA-07). */
  attribution: 'attribution',
  events: 'events',
  eventsForShop: 'eventsForShop',
  /** For documents without the account (ANA-13). */
  user: 'user',
} as const
