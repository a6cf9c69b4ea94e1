/** Names an option group in the page, by the option ids from the item down to it. */
export function anchorOf(path: readonly string[]): string {
  return path.map(encodeURIComponent).join('/')
}

/** Where a group's item is picked (MENU-32). */
export const groupItemsAnchor = 'group-items'

/** The group in the sheet or drawer that is open on top. */
export function groupAt(anchor: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(`dialog[open] [data-anchor="${anchor}"]`)].at(-1) ?? null
}

/** For a group that is complained about: at once, and again when what came into view on the way has its true size. */
export function jumpToGroup(group: Element): void {
  group.scrollIntoView({ block: 'start' })
  requestAnimationFrame(() => group.scrollIntoView({ block: 'start' }))
}

/** Moves the view so that the group begins below what stays fixed; its own scroll margin says where that ends (MENU-27). */
export function scrollToGroup(group: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  group.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}
