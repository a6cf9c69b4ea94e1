import type { Words } from '../messages/words-context.tsx'
import { enhanceCategories } from './enhance-categories.ts'
import { enhanceSearch, type LookThrough } from './enhance-search.ts'

/**
 * Moves the menu page that the server drew. Nothing is drawn again, so it costs the same for any number of dishes.
 * Answers how the search gets to know the whole menu.
 */
export function enhanceMenu(page: HTMLElement, words: Words['shop']): (look: LookThrough) => void {
  const nav = page.querySelector<HTMLElement>('#categories')
  if (nav !== null) enhanceCategories(nav)
  return enhanceSearch(page, words)
}
