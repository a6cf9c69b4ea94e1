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
  /** PAY-12: the wallet was the last choice. */
  mobilePay: 'mobilePay',
  /** SHELL-30: how often each was shown. */
  popups: 'popups',
  consent: 'consent',
  /** The charity service's id for this device (IMPACT-09). */
  impactUser: 'impactUser',
} as const

/** Session storage. */
export const sessionKeys = {
  /** This tab has shown the storefront (LOC-17). */
  visit: 'visit',
  /** The customer has not been told yet. */
  timeDropped: 'timeDropped',
  flow: 'flow',
  checkoutForm: 'checkoutForm',
  /** Its code was sent (ACCT-36). */
  recovery: 'recovery',
  /** To be returned by the social platform (ACCT-49). */
  socialState: 'socialState',
  ticket: 'ticket',
  /** Recently entered (LOC-35). */
  visitAddresses: 'visitAddresses',
  tableLink: 'tableLink',
  /** The menu to which a table's device was cleared for its next guest. */
  clearedTo: 'clearedTo',
  /** Additions of ours that the back end lacks. */
  absentCalls: 'absentCalls',
  /** Of the followed link (ANA-07). */
  attribution: 'attribution',
  events: 'events',
  eventsForShop: 'eventsForShop',
  /** For documents that do not load the account (ANA-13). */
  user: 'user',
} as const
