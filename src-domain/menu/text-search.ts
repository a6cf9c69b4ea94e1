import { searchWords, soughtWords } from './search-words.ts'
import { lettersOf, likeness } from './typing-mistakes.ts'

export interface WeightedText {
  readonly text: string
  readonly weight: number
}

interface KnownWord {
  readonly word: string
  readonly letters: number
  /** Joins two adjacent words; allows no typos. */
  readonly isJoined: boolean
  /** Highest weight of the word, by the entry's position. */
  readonly positions: Map<number, number>
}

interface Match {
  readonly known: KnownWord
  /** 1 for an exact match, less for others. */
  readonly quality: number
  readonly isMistyped: boolean
}

/** Shortest match inside a word: "burger" in "cheeseburger". */
const shortestPart = 4

interface Found {
  readonly position: number
  words: number
  score: number
}

/**
 * Builds an index and returns a search. The search returns positions of the entries that match most of the query, best
 * first. It ignores word order, accents, case, plurals and a few typos. Ties keep their order.
 * @param entries texts of each; the first is its name
 */
export function textSearch(entries: readonly (readonly WeightedText[])[]): (sought: string) => readonly number[] {
  const known = indexOf(entries)
  return (sought) => {
    const all = new Map<number, Found>()
    for (const typed of soughtWords(sought)) {
      const matches = matchesOf(typed, known)
      // A typo match counts half.
      const share = matches[0]?.isMistyped === true ? 0.5 : 1
      for (const [position, score] of bestOf(matches)) {
        const found = all.get(position) ?? { position, words: 0, score: 0 }
        found.words += share
        found.score += score
        all.set(position, found)
      }
    }
    const most = Math.max(0, ...[...all.values()].map(({ words }) => words))
    return [...all.values()]
      .filter(({ words }) => words === most)
      .toSorted((a, b) => b.score - a.score || a.position - b.position)
      .map(({ position }) => position)
  }
}

function plainQuality(typed: string, { word, isJoined }: KnownWord): number {
  if (word === typed) return 1
  if (word.startsWith(typed)) return 0.8
  return !isJoined && typed.length >= shortestPart && word.includes(typed) ? 0.5 : 0
}

/** Length of the common prefix. Typos are rare there, so "kimchee" finds kimchi before kitchen. */
function sharedBeginning(typed: string, word: string): number {
  let shared = 0
  while (shared < typed.length && typed[shared] === word[shared]) shared += 1
  return shared
}

/** The known words with the fewest typos. Whole words precede prefixes. */
function mistypedMatches(typed: string, letters: number, known: readonly KnownWord[]): readonly Match[] {
  let fewest = Number.POSITIVE_INFINITY
  let matches: Match[] = []
  for (const one of known) {
    const like = one.isJoined ? undefined : likeness(typed, one.word, letters, one.letters)
    if (like === undefined || like.mistakes > fewest) continue
    if (like.mistakes < fewest) matches = []
    fewest = like.mistakes
    const quality = (like.isBeginning ? 0.4 : 0.6) + sharedBeginning(typed, one.word) / 100
    matches.push({ known: one, quality, isMistyped: true })
  }
  return matches
}

/** Looks for typos only without an exact match. */
function matchesOf(typed: string, known: readonly KnownWord[]): readonly Match[] {
  const letters = lettersOf(typed)
  const matches: Match[] = []
  for (const one of known) {
    if ((letters & ~one.letters) !== 0) continue
    const quality = plainQuality(typed, one)
    if (quality > 0) matches.push({ known: one, quality, isMistyped: false })
  }
  return matches.length > 0 ? matches : mistypedMatches(typed, letters, known)
}

function indexOf(entries: readonly (readonly WeightedText[])[]): readonly KnownWord[] {
  const index = new Map<string, KnownWord>()
  const note = (word: string, position: number, weight: number, isJoined: boolean): void => {
    const key = isJoined ? ` ${word}` : word
    const known = index.get(key) ?? { word, letters: lettersOf(word), isJoined, positions: new Map() }
    known.positions.set(position, Math.max(weight, known.positions.get(position) ?? 0))
    index.set(key, known)
  }
  for (const [position, texts] of entries.entries()) {
    for (const [nth, { text, weight }] of texts.entries()) {
      const words = searchWords(text)
      // Shorter names rank higher.
      const worth = nth === 0 ? weight + 1 / words.length : weight
      for (const [at, word] of words.entries()) {
        note(word, position, worth, false)
        // "hotstone" finds "Hot stone".
        const next = words[at + 1]
        if (next !== undefined) note(word + next, position, worth * 0.9, true)
      }
    }
  }
  return [...index.values()]
}

function bestOf(matches: readonly Match[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>()
  for (const { known, quality } of matches) {
    for (const [position, weight] of known.positions)
      best.set(position, Math.max(best.get(position) ?? 0, weight * quality))
  }
  return best
}
