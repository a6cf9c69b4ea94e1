/**
 * Focuses the card that follows `left` in a column, else the one before it, else the column's title.
 *
 * @param before ids of the column while `left` was in it
 * @param now ids of the column without it
 */
export function focusAfter(
  column: HTMLElement | null,
  before: readonly string[],
  now: readonly string[],
  left: string,
): void {
  const at = before.indexOf(left)
  const next =
    before.slice(at + 1).find((id) => now.includes(id)) ?? before.slice(0, at).findLast((id) => now.includes(id))
  const cards = [...(column?.querySelectorAll<HTMLElement>('[data-order]') ?? [])]
  const card = cards.find(({ dataset }) => dataset['order'] === next)
  const target = card?.querySelector<HTMLElement>('button') ?? column?.querySelector<HTMLElement>('h2')
  target?.focus()
}
