/** By priority ascending; what ties keeps the order in which the server listed it. */
export const byPriority = <A extends { readonly priority: number }>(entries: readonly A[]): readonly A[] =>
  entries.toSorted((a, b) => a.priority - b.priority)
