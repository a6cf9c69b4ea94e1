/** The entries that exist, in the order of their ids. A menu may name what it does not hold: that is left out. */
export function listed<A>(ids: readonly string[], known: ReadonlyMap<string, A>): readonly A[] {
  const found: A[] = []
  for (const id of ids) {
    const entry = known.get(id)
    if (entry !== undefined) found.push(entry)
  }
  return found
}
