/** Nesting levels; the item's own modifiers are level 1. */
export const deepestLevel = 6

/** Per item, all levels together. */
export const mostModifiers = 200
