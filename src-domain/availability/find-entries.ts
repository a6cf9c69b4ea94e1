import { searchWords } from '../menu/search-words.ts'
import type { AvailabilityEntry } from './availability-list.ts'

/**
 * Entries that match every sought word. A word matches if a word in the name of the entry, its group or its option
 * begins with it.
 */
export function findEntries(entries: readonly AvailabilityEntry[], sought: string): readonly AvailabilityEntry[] {
  const words = searchWords(sought)
  if (words.length === 0) return entries
  return entries.filter(({ name, within }) => {
    const own = searchWords([name, ...within].join(' '))
    return words.every((word) => own.some((one) => one.startsWith(word)))
  })
}
