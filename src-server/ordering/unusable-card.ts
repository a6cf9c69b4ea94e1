/** Said of a gift card that nobody knows. */
export const unusableCard = 'This gift card cannot be used. Please remove it.'
