import { searchWords } from '../menu/search-words.ts'
import type { AvailabilityEntry } from './availability-list.ts'

/** Entries whose name, or whose group's or option's name, has a word that begins with each sought word. */
export function findEntries(entries: readonly AvailabilityEntry[], sought: string): readonly AvailabilityEntry[] {
  const words = searchWords(sought)
  if (words.length === 0) return entries
  return entries.filter(({ name, within }) => {
    const own = searchWords([name, ...within].join(' '))
    return words.every((word) => own.some((one) => one.startsWith(word)))
  })
}
