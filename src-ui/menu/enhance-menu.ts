import type { Words } from '../messages/words-context.tsx'
import { enhanceCategories } from './enhance-categories.ts'
import { enhanceSearch, type SearchMenu } from './enhance-search.ts'

/** Makes the menu interactive, at a cost that does not depend on its size. Returns a function that sets the search. */
export function enhanceMenu(page: HTMLElement, words: Words['shop']): (look: SearchMenu) => void {
  const nav = page.querySelector<HTMLElement>('#categories')
  if (nav !== null) enhanceCategories(nav)
  const filter = page.querySelector('#without')
  const apply = () => import('./apply-filter.ts').then(({ applyFilter }) => applyFilter(page), cssFilters)
  filter?.addEventListener('change', apply)
  // A box may have been checked before the script loaded.
  if (filter?.querySelector(':checked') != null) void apply()
  return enhanceSearch(page, words)
}

/** Without the chunk, the style sheet still hides the items. */
function cssFilters() {
  return undefined
}
