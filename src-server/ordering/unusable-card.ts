/** Said of a gift card that nobody knows. */
export const unusableCard = 'This gift card cannot be used. Please remove it.'
/** The same in a word: of a price check, and the code of a refusal. */
export const unusableCardReason = 'gift_card_invalid'
