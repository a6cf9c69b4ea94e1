/** The page of a gift card. */
export const giftCard = {
  title: 'Gift card',
  value: 'Value',
  number: 'Card number',
  copy: 'Copy the number',
  copied: 'The number is copied.',
  notCopied: 'Your browser did not copy it. Please select the number.',
  to: 'To',
  from: 'From',
  message: 'Message',
  inactive: 'This card cannot be used at present. Please ask the restaurant.',
  order: 'Order now',
  loading: 'Looking for your gift card',
  notFound: 'Gift card could not be found. (404)',
  unknown: 'An unknown error occurred. Please try again or contact the restaurant for help.',
  unreached: 'No answer came. Please check your connection and try again.',
}
