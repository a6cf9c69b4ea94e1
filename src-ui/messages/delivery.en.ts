export interface Count {
  readonly count: number
}

export interface Name {
  readonly name: string
}

/** Where a delivery goes, and who brings it there. */
export const delivery = {
  title: 'Where should we deliver?',
  street: 'Street address',
  streetHint: 'Begin with the house number, then choose from the list.',
  suggestions: 'Addresses',
  recent: 'Recent addresses',
  unit: 'Apartment, suite, floor',
  /** For whoever rings (LOC-45). */
  notes: 'Notes for the courier',
  notesHint: 'A gate code, or where to leave it.',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
  byHand: 'Enter the address by hand',
  byHandNow: 'Please fill in city, state and zip code too.',
  check: 'Check this address',
  use: 'Deliver here',
  useForCheckout: 'Save and return to checkout',
  found: ({ count }: Count) => (count === 1 ? '1 address found' : `${count} addresses found`),
  recentFound: ({ count }: Count) => (count === 1 ? '1 recent address' : `${count} recent addresses`),
  noneFound: 'No address found. You can enter it by hand.',
  /** The requirements’ own sentences (LOC-37 to LOC-40). */
  fieldsWrong: 'Please look at these fields again:',
  streetRequired: 'Street Address is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  zipRequired: 'Zip code is required',
  zipInvalid: 'Invalid zip entered',
  nothingChosen: 'Choose your address from the list, or enter it by hand.',
  noHouseNumber: 'Add the house number before the street.',
  /** The requirement’s own sentence (LOC-42). */
  undeliverable: "Unable to deliver to the address you've provided.",
  noAnswer: 'We could not check this address. Please try again.',
  delivers: ({ name }: Name) => `${name} delivers here.`,
  chooseAmong: 'See all that deliver there',
  unansweredHint: 'You can go on; we check the address with your order.',
  doesNotDeliver: ({ name }: Name) => `${name} does not deliver there.`,
  instead: 'What you can do instead',
}
