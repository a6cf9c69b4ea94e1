import type { Words } from '../messages/words-context.tsx'
import { enhanceCategories } from './enhance-categories.ts'
import { enhanceSearch, type SearchMenu } from './enhance-search.ts'

/** Makes the menu interactive, at a cost that does not depend on its size. Returns a function that sets the search. */
export function enhanceMenu(page: HTMLElement, words: Words['shop']): (look: SearchMenu) => void {
  const nav = page.querySelector<HTMLElement>('#categories')
  if (nav !== null) enhanceCategories(nav)
  return enhanceSearch(page, words)
}
