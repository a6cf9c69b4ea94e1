export const unusableCard = "This gift card can't be used. Please remove it."
export const unusableCardReason = 'gift_card_invalid'
