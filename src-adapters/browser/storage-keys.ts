/** The names under which this shop keeps things (SHELL-35); the session token's name is the brand's. */
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
  /** Whether the last choice at the checkout was the wallet (PAY-12). */
  mobilePay: 'mobilePay',
  /** How often each popup was shown here (SHELL-30). */
  popups: 'popups',
  /** What was answered to being followed. */
  consent: 'consent',
  /** The charity service's user id for this device (IMPACT-09). */
  impactUser: 'impactUser',
} as const

/** For this tab only. */
export const sessionKeys = {
  /** There was a page of the storefront in this tab before (LOC-17). */
  visit: 'visit',
  /** The chosen time went, and nobody has said so yet. */
  timeDropped: 'timeDropped',
  flow: 'flow',
  checkoutForm: 'checkoutForm',
  /** A forgotten password whose code is on its way (ACCT-36). */
  recovery: 'recovery',
  /** What went to a platform and has to come back from it (ACCT-49). */
  socialState: 'socialState',
  ticket: 'ticket',
  /** Addresses that were entered lately (LOC-35). */
  visitAddresses: 'visitAddresses',
  /** The table of the link that this tab followed. */
  tableLink: 'tableLink',
  /** Additions of ours that the back end does not have. */
  absentCalls: 'absentCalls',
  /** What the link said of the device that followed it (ANA-07). */
  attribution: 'attribution',
  events: 'events',
  eventsForShop: 'eventsForShop',
  /** The user id of the signed-in patron, for documents that do not load the account (ANA-13). */
  user: 'user',
} as const
