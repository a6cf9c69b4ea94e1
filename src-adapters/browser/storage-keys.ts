/** Keys in local storage (SHELL-35); the session token's key depends on the brand. */
export const storageKeys = {
  order: 'order',
  items: 'items',
  packingItems: 'packingItems',
  location: 'location',
  dateExpiration: 'dateExpiration',
  version: 'version',
  configId: 'configId',
  pendingPlacement: 'pendingPlacement',
  /** A placed order whose page was not opened yet, and since when. */
  unseenOrder: 'unseenOrder',
  /** Whether the wallet was the last payment choice (PAY-12). */
  mobilePay: 'mobilePay',
  /** How often each popup was shown (SHELL-30). */
  popups: 'popups',
  /** The answer about tracking. */
  consent: 'consent',
  /** The charity service's user id for this device (IMPACT-09). */
  impactUser: 'impactUser',
} as const

/** Keys in session storage. */
export const sessionKeys = {
  /** The tab has shown the storefront before (LOC-17). */
  visit: 'visit',
  /** The chosen time was dropped, and the customer has not been told. */
  timeDropped: 'timeDropped',
  flow: 'flow',
  checkoutForm: 'checkoutForm',
  /** A password reset whose code was sent (ACCT-36). */
  recovery: 'recovery',
  /** State sent to a social platform, to be returned by it (ACCT-49). */
  socialState: 'socialState',
  ticket: 'ticket',
  /** Recently entered addresses (LOC-35). */
  visitAddresses: 'visitAddresses',
  /** The table of the link that this tab followed. */
  tableLink: 'tableLink',
  /** The menu to which a table's device was cleared for its next guest. */
  clearedTo: 'clearedTo',
  /** Additions of ours that the back end does not have. */
  absentCalls: 'absentCalls',
  /** Attribution of the followed link (ANA-07). */
  attribution: 'attribution',
  events: 'events',
  eventsForShop: 'eventsForShop',
  /** The user id of the signed-in patron, for documents that do not load the account (ANA-13). */
  user: 'user',
} as const
