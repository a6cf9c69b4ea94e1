import type { Words } from '../messages/words-context.tsx'
import { enhanceCategories } from './enhance-categories.ts'
import { enhanceSearch, type SearchMenu } from './enhance-search.ts'

/** The cost does not depend on the menu's size. Returns a function that gives the search the whole menu. */
export function enhanceMenu(page: HTMLElement, words: Words['shop']): (look: SearchMenu) => void {
  const nav = page.querySelector<HTMLElement>('#categories')
  if (nav !== null) enhanceCategories(nav)
  return enhanceSearch(page, words)
}
