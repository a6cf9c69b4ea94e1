import type { Patron } from './patron.ts'

/** What a person may open (ACCT-70, ACCT-71). The gift card route itself stays public. */
export interface PatronPermissions {
  readonly isLoggedIn: boolean
  readonly profile: boolean
  readonly cards: boolean
  readonly history: boolean
  readonly receipts: boolean
  readonly reorder: boolean
  readonly rewards: boolean
  readonly giftCardView: boolean
  readonly employeeLink: boolean
}

export function patronPermissions(patron: Patron | undefined): PatronPermissions {
  const isLoggedIn = patron !== undefined
  return {
    isLoggedIn,
    profile: isLoggedIn,
    cards: isLoggedIn,
    history: isLoggedIn,
    receipts: isLoggedIn,
    reorder: isLoggedIn,
    rewards: isLoggedIn,
    giftCardView: isLoggedIn,
    employeeLink: patron?.isEmployee === true,
  }
}
