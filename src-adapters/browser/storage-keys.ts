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
  /** How often each popup was shown (SHELL-30). */
  popups: 'popups',
  consent: 'consent',
  /** The staff's location, and ids of orders that no longer ring. */
  staffBoards: 'staffBoards',
  /** The charity's id for this device (IMPACT-09). */
  impactUser: 'impactUser',
  /** How a device of staff prints slips. */
  staffPrinting: 'staffPrinting',
} as const

/** Session storage. */
export const sessionKeys = {
  /** This tab has shown the storefront (LOC-17). */
  visit: 'visit',
  timeDropped: 'timeDropped',
  flow: 'flow',
  checkoutForm: 'checkoutForm',
  /** A recovery code was sent (ACCT-36). */
  recovery: 'recovery',
  /** The social platform returns this state (ACCT-49). */
  socialState: 'socialState',
  ticket: 'ticket',
  /** Recently entered addresses (LOC-35). */
  visitAddresses: 'visitAddresses',
  tableLink: 'tableLink',
  /** Set after a table's device was cleared for its next guest. */
  clearedTo: 'clearedTo',
  absentCalls: 'absentCalls',
  /** Attribution from the link that the customer followed (ANA-07). */
  attribution: 'attribution',
  events: 'events',
  eventsForShop: 'eventsForShop',
  /** User id for documents that do not load the account (ANA-13). */
  user: 'user',
} as const
