/** By priority ascending; what ties keeps the order in which the server listed it. */
export function byPriority<A extends { readonly priority: number }>(entries: readonly A[]): readonly A[] {
  return entries.toSorted((a, b) => a.priority - b.priority)
}
