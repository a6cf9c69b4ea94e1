/** A card that is typed into the vendor's own form, over our page. These words come with that form. */
export const hostedCard = {
  frame: 'Card form of Authorize.Net',
  heading: 'Your card',
  take: 'Use this card',
  enter: 'Enter your card',
  change: 'Change card',
  entered: 'Card added:',
  missing: 'Please enter your card first.',
}
