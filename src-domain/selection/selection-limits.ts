/** Levels of modifiers inside modifiers that an order may have; the item's own modifiers are level 1. */
export const deepestLevel = 6

/** Modifiers of one item at all levels together. */
export const mostModifiers = 200
