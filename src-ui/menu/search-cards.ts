import type { CardText } from './card-text.ts'

/** Without accents and case: "jalapeno" finds "Jalapeño". */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Makes a search over cards; it answers their places in the list, the best first. */
export const cardSearch = (cards: readonly CardText[]): ((text: string) => readonly number[]) => {
  const texts = cards.map(({ name, about, marks, category }) => folded([name, about, ...marks, category].join(' ')))
  return (text) => {
    const words = folded(text).split(/\s+/).filter(Boolean)
    if (words.length === 0) return []
    return texts.flatMap((one, at) => (words.every((word) => one.includes(word)) ? [at] : []))
  }
}
