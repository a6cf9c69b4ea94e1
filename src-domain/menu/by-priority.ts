/** Ascending; ties keep the server's order. */
export function byPriority<A extends { readonly priority: number }>(entries: readonly A[]): readonly A[] {
  return entries.toSorted((a, b) => a.priority - b.priority)
}
