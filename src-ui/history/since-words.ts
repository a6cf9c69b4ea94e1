import type { SinceThen } from '../../src-domain/cart/compare-with-menu.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { Words } from '../messages/words-context.tsx'

/** How an item changed since the order. `price`: today's unit price. */
export function sinceWords(words: Words['again'], since: SinceThen, price: Minor): string | undefined {
  switch (since._tag) {
    case 'Same':
      return undefined
    case 'Repriced':
      return words.was({ price: words.price(price), was: words.price(since.was) })
    case 'ToComplete':
      return words.toComplete
    case 'Gone':
      return words.gone
  }
}
