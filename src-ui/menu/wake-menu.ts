import type { Words } from '../messages/words-context.tsx'
import { wakeCategories } from './wake-categories.ts'
import { type LookThrough, wakeSearch } from './wake-search.ts'

/**
 * Moves the menu page that the server drew. Nothing is drawn again, so it costs the same for any number of dishes.
 * Answers how the search gets to know the whole menu.
 */
export const wakeMenu = (page: HTMLElement, words: Words['shop']): ((look: LookThrough) => void) => {
  const nav = page.querySelector<HTMLElement>('#categories')
  if (nav !== null) wakeCategories(nav)
  return wakeSearch(page, words)
}
