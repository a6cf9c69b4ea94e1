/** The patron's saved cards. */
export const cards = {
  none: 'No Cards On File',
  primary: ({ expires }: { readonly expires: string }) => `Primary card · ${expires}`,
  save: 'Save this card',
  saving: 'Saving...',
  remove: ({ card }: { readonly card: string }) => `Delete ${card}`,
  removeAsk: ({ card }: { readonly card: string }) => `Delete ${card} from your account?`,
  removeYes: 'Delete card',
  removeNo: 'Keep it',
  removed: 'Card Deleted',
  primaryAsk: ({ card }: { readonly card: string }) => `Make ${card} your primary card? Orders are paid with it.`,
  primaryYes: 'Make primary',
  primaryNo: 'Not now',
  primaryUpdated: 'Primary Card Updated',
  failedTitle: 'Uh-oh',
  failed: 'An error occured',
  declined: 'Processing a payment with the card you have provided was declined... Please try another card.',
}
