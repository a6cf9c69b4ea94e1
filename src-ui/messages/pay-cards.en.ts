export const payCards = {
  cardsExpires: ({ date }: { readonly date: string }) => `Expires ${date}`,
  cardNotTokenised: 'Please check the values entered or try another card.',
  cardProcessingFailed: 'An error occurred during processing. Please try again',
  cardMisconfigured: 'We are unable to accept payments at this time. Please contact the restaurant.',
  cardRequestRefused: 'Unable to process the card entered. We apologize for the inconvience.',
  cardUnavailable: {
    load: 'We couldn’t load the card form. Please try again, or pay another way.',
    network: 'We couldn’t load the card form. Please try again, or pay another way.',
    timeout: 'We couldn’t load the card form. Please try again, or pay another way.',
    unsupported: 'Your browser is not supported. Please use another browser.',
    'needs-location': 'Please choose a location to add a card.',
    credentials: 'Service is unavailable. Please refresh your page or try again another time',
    vendor: 'System is temporarily unavailable, please try later',
  },
  /** The processor did not answer. */
  cardUnheard: 'We couldn’t reach the payment processor, so nothing was charged. Check your connection and try again.',
  cardRefused: 'The payment wasn’t confirmed. You can try again or use another card.',
  cardUnusable: 'Unable to process the card entered. Please try again or use another card.',
  chooseLocation: 'Choose a location',
}
