import type { Words } from '../messages/words-context.tsx'
import { wakeCategories } from './wake-categories.ts'
import { wakeSearch } from './wake-search.ts'

/** Moves the menu page that the server drew. Nothing is drawn again, so it costs the same for any number of dishes. */
export const wakeMenu = (page: HTMLElement, words: Words['shop']): void => {
  const nav = page.querySelector<HTMLElement>('#whole>nav')
  if (nav !== null) wakeCategories(nav)
  wakeSearch(page, words)
}
