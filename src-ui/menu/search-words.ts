import type { Words } from '../messages/words-context.tsx'

export const foundWords = (text: string, count: number, words: Words['shop']): string =>
  count === 0 ? words.searchNone({ text }) : words.searchFound({ count })
