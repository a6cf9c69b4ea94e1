/** URLs of the account pages. Separate, because the shop's first load does not need them. */

export const profileAddress = '/profile'

/** Sign-in page. It runs no analytics, because platforms redirect to it with secrets in the URL. */
export const signInAddress = '/sign-in'

export const signUpAddress = '/sign-up'

/** URLs that open sign-in, with the number of the screen each opens (ACCT-05, ACCT-69). The first screen has none. */
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

/** Separate from the profile, because no other code may run where the customer types a card (CARD-12). */
export const cardsAddress = '/cards'

export const ordersAddress = '/orders'

export const orderPages = {
  list: ordersAddress,
  one: `${ordersAddress}/:id`,
} as const

export function pastOrderAddress(id: string): string {
  return orderPages.one.replace(':id', encodeURIComponent(id))
}

export const cardPages = {
  list: cardsAddress,
  /** A separate page, because the customer types a card there (CARD-05). */
  add: `${cardsAddress}/add`,
  /** Shows the list (CARD-13). */
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
