import { textSearch } from '../../src-domain/menu/text-search.ts'
import type { CardText } from './card-text.ts'

const weights = { name: 10, category: 4, about: 3, mark: 2 } as const

/** Builds a search over cards. It returns their positions, best first. */
export function cardSearch(cards: readonly CardText[]): (text: string) => readonly number[] {
  return textSearch(
    cards.map(({ name, about, marks, category }) => [
      { text: name, weight: weights.name },
      { text: category, weight: weights.category },
      { text: about, weight: weights.about },
      ...marks.map((text) => ({ text, weight: weights.mark })),
    ]),
  )
}
