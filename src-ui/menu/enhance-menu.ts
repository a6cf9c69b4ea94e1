import type { Words } from '../messages/words-context.tsx'
import { enhanceCategories } from './enhance-categories.ts'
import { enhanceSearch, type SearchMenu } from './enhance-search.ts'

/** Makes the menu interactive, at a cost that does not depend on its size. Returns a function that sets the search. */
export function enhanceMenu(page: HTMLElement, words: Words['shop']): (look: SearchMenu) => void {
  const nav = page.querySelector<HTMLElement>('#categories')
  const follow = nav === null ? undefined : enhanceCategories(nav)
  const { replace, repeat } = enhanceSearch(page, words)
  const filter = page.querySelector('#without')
  const apply = () =>
    import('./apply-filter.ts').then(({ applyFilter }) => {
      applyFilter(page)
      repeat()
      follow?.()
    }, cssFilters)
  filter?.addEventListener('change', apply)
  // A box may have been checked before the script loaded.
  if (filter?.querySelector(':checked')) void apply()
  return replace
}

/** Without the chunk, the style sheet still hides the items. */
function cssFilters() {
  return undefined
}
