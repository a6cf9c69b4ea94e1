/** The pages of a patron's account, each spelled once; apart from the shop's pages, whose first load needs none of it. */

export const profileAddress = '/profile'

/** Signing in apart from the shop: where platforms lead back to, and where nobody's tags read an address. */
export const signInAddress = '/sign-in'

export const signUpAddress = '/sign-up'

/**
 * Where that conversation is entered, and the step that each address names by its number (ACCT-05, ACCT-69); none: its
 * first screen.
 */
export const signInEntrances: Readonly<Record<string, { readonly step?: number }>> = {
  [signInAddress]: {},
  '/login': {},
  '/password': { step: 0 },
  [signUpAddress]: { step: 1 },
  '/update-phone': { step: 2 },
  '/update-password': { step: 3 },
  '/pincode': { step: 4 },
  '/forgot-password': { step: 5 },
  '/patron/forgot-password': { step: 5 },
  '/update-email': { step: 6 },
  '/sign-up-confirmation': { step: 7 },
}

/** The saved cards, apart from the profile: where a card is typed, nothing else runs (CARD-12). */
export const cardsAddress = '/cards'

/** What was ordered before (PROF-11). */
export const ordersAddress = '/orders'

/** As patterns, `:id` for the order that is meant. */
export const orderPages = {
  list: ordersAddress,
  one: `${ordersAddress}/:id`,
} as const

export function pastOrderAddress(id: string): string {
  return orderPages.one.replace(':id', encodeURIComponent(id))
}

/** As patterns, `:cardId` for the card that is meant. */
export const cardPages = {
  list: cardsAddress,
  /** A page of its own for the browser: a card is typed there (CARD-05). */
  add: `${cardsAddress}/add`,
  /** Of one card there is no more to see than in the list (CARD-13). */
  one: `${cardsAddress}/:cardId`,
  remove: `${cardsAddress}/delete/:cardId`,
  update: `${cardsAddress}/update/:cardId`,
} as const

export function removeCardAddress(cardId: string): string {
  return cardPages.remove.replace(':cardId', encodeURIComponent(cardId))
}

export function updateCardAddress(cardId: string): string {
  return cardPages.update.replace(':cardId', encodeURIComponent(cardId))
}
