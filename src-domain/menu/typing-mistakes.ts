/** Bit set of a word's letters, as a cheap filter. All letters outside a to z share one bit. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97
    letters |= 1 << (code >= 0 && code < 26 ? code : 26)
  }
  return letters
}

function lacksTooMany(letters: number, of: number, most: number): boolean {
  let missing = letters & ~of
  let count = 0
  while (missing !== 0 && count <= most) {
    missing &= missing - 1
    count += 1
  }
  return count > most
}

/** Allowed typos by length. Words below three letters allow none, because they are all similar. */
export function mistakesAllowed(length: number): number {
  return length < 3 ? 0 : length < 6 ? 1 : 2
}

export interface Likeness {
  /** Damerau-Levenshtein: insertions, deletions, substitutions and swaps. */
  readonly mistakes: number
  /** The typed word matches only the word's beginning. */
  readonly isBeginning: boolean
}

/** Shortest prefix for typo matching. */
const shortestBeginning = 5

type Row = readonly number[]

function nextRow(typed: string, t: number, known: string, last: Row, beforeLast: Row): Row {
  const row = [t]
  for (let k = 1; k <= known.length; k += 1) {
    const isSame = typed[t - 1] === known[k - 1]
    const cost = Math.min((last[k] ?? 0) + 1, (row[k - 1] ?? 0) + 1, (last[k - 1] ?? 0) + (isSame ? 0 : 1))
    const isSwapped = t > 1 && k > 1 && typed[t - 1] === known[k - 2] && typed[t - 2] === known[k - 1]
    row.push(isSwapped ? Math.min(cost, (beforeLast[k - 2] ?? 0) + 1) : cost)
  }
  return row
}

/** Undefined if there are more typos than the length allows. */
export function likeness(
  typed: string,
  known: string,
  typedLetters = lettersOf(typed),
  knownLetters = lettersOf(known),
): Likeness | undefined {
  const most = mistakesAllowed(typed.length)
  if (most === 0 || known.length < typed.length - most || lacksTooMany(typedLetters, knownLetters, most))
    return undefined
  const mayBegin = typed.length >= shortestBeginning
  if (!mayBegin && known.length > typed.length + most) return undefined
  // Characters beyond this cannot change the result.
  const reached = known.slice(0, typed.length + most + 1)
  let beforeLast: Row = []
  let last: Row = Array.from({ length: reached.length + 1 }, (_, k) => k)
  for (let t = 1; t <= typed.length; t += 1) {
    const row = nextRow(typed, t, reached, last, beforeLast)
    if (Math.min(...row) > most) return undefined
    beforeLast = last
    last = row
  }
  const whole =
    reached.length === known.length ? (last[known.length] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
  const beginning = mayBegin ? Math.min(...last) : Number.POSITIVE_INFINITY
  if (whole <= Math.min(most, beginning)) return { mistakes: whole, isBeginning: false }
  return beginning <= most ? { mistakes: beginning, isBeginning: true } : undefined
}
