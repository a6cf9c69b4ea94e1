export interface Count {
  readonly count: number
}

export interface Name {
  readonly name: string
}

export const delivery = {
  title: 'Where should we deliver?',
  street: 'Street address',
  streetHint: 'Start with the house number, then choose from the list.',
  suggestions: 'Addresses',
  recent: 'Recent addresses',
  unit: 'Apt, suite, or floor',
  /** Instructions for the courier (LOC-45). */
  notes: 'Delivery instructions',
  notesHint: 'Gate code, where to leave it, etc.',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  byHand: 'Enter address manually',
  byHandNow: 'Please add the city, state, and ZIP code too.',
  check: 'Check this address',
  use: 'Deliver here',
  useForCheckout: 'Save and return to checkout',
  found: ({ count }: Count) => (count === 1 ? '1 address found' : `${count} addresses found`),
  recentFound: ({ count }: Count) => (count === 1 ? '1 recent address' : `${count} recent addresses`),
  noneFound: 'No address found. You can enter it manually.',
  /** Required texts (LOC-37 to LOC-40). */
  fieldsWrong: 'Please fix the following:',
  streetRequired: 'Street Address is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  zipRequired: 'Zip code is required',
  zipInvalid: 'Invalid zip entered',
  nothingChosen: 'Choose your address from the list, or enter it manually.',
  noHouseNumber: 'Add the house number before the street.',
  /** Required text (LOC-42). */
  undeliverable: "Unable to deliver to the address you've provided.",
  noAnswer: 'We couldn’t check this address. Please try again.',
  delivers: ({ name }: Name) => `${name} delivers here.`,
  chooseAmong: 'See all locations that deliver here',
  unansweredHint: 'You can continue. We’ll check your address when you order.',
  doesNotDeliver: ({ name }: Name) => `${name} doesn’t deliver there.`,
  instead: 'Other options',
}
