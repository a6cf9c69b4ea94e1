/** Existing entries in the order of their ids; skips dangling ids. */
export function listed<A>(ids: readonly string[], known: ReadonlyMap<string, A>): readonly A[] {
  const found: A[] = []
  for (const id of ids) {
    const entry = known.get(id)
    if (entry !== undefined) found.push(entry)
  }
  return found
}
