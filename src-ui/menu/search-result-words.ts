import type { Words } from '../messages/words-context.tsx'

export function searchResultWords(text: string, count: number, words: Words['shop']): string {
  return count === 0 ? words.searchNone({ text }) : words.searchFound({ count })
}
