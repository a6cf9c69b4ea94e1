/** Names may differ in at most two letters of five. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const [nearest] = names
    .map((name) => ({ name, far: distance(plain(word), plain(name)) }))
    .filter(({ name, far }) => far * 5 <= Math.max(name.length, word.length) * 2)
    .sort((a, b) => a.far - b.far)
  return nearest?.name
}

/** Edit distance; a swap of two letters counts once. */
function distance(one: string, other: string): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[at - 1] === other[column - 1]
      const isSwapped = one[at - 1] === other[column - 2] && one[at - 2] === other[column - 1]
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
