/** The page of a gift card. */
export const giftCard = {
  title: 'Gift card',
  value: 'Value',
  number: 'Card number',
  copy: 'Copy the number',
  copied: 'Number copied.',
  notCopied: 'We couldn’t copy it. Please select the number.',
  to: 'To',
  from: 'From',
  message: 'Message',
  inactive: 'This card can’t be used right now. Please contact the restaurant.',
  order: 'Order now',
  loading: 'Loading your gift card',
  notFound: 'Gift card could not be found. (404)',
  unknown: 'An unknown error occurred. Please try again or contact the restaurant for help.',
  unreached: 'We didn’t get a response. Check your connection and try again.',
}
