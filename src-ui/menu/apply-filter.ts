import { shownMark } from './shown-mark.ts'

/** Hides the cards that contain a checked allergen, and the categories that become empty. Says how many cards remain. */
export function applyFilter(page: ParentNode): void {
  const checked = [...page.querySelectorAll<HTMLInputElement>('#without input:checked')]
  const isOut = checked.map(({ value }) => `[data-a~="${value}"]`).join()
  let count = 0
  for (const section of page.querySelectorAll<HTMLElement>('#whole section')) {
    const cards = [...section.querySelectorAll<HTMLElement>('li')]
    for (const card of cards) card.hidden = isOut !== '' && card.matches(isOut)
    const left = cards.filter(({ hidden }) => !hidden).length
    count += left
    section.hidden = left === 0
    const entry = page.querySelector(`#categories a[href="#${section.id}"]`)?.closest('li')
    if (entry) entry.hidden = left === 0
  }
  const said = page.querySelector<HTMLElement>('#left')
  if (said !== null)
    said.textContent = checked.length === 0 ? '' : (said.dataset['text'] ?? '').replace(shownMark, String(count))
}
