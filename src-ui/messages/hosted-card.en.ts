/** Texts around a vendor's form that covers our page. */
export const hostedCard = {
  frame: 'Card form of Authorize.Net',
  heading: 'Your card',
  take: 'Use this card',
  enter: 'Enter your card',
  change: 'Change card',
  entered: 'Card added:',
  missing: 'Please enter your card first.',
}
