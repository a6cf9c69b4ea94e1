export const unusableCard = "This gift card can't be used. Please remove it."
/** The reason in a price check, and the code of a refusal. */
export const unusableCardReason = 'gift_card_invalid'
