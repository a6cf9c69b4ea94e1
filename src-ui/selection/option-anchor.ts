/** Anchor of an option group: the option ids from the item down. */
export function anchorOf(path: readonly string[]): string {
  return path.map(encodeURIComponent).join('/')
}

/** Anchor of the item choice of a group (MENU-32). */
export const groupItemsAnchor = 'group-items'

/** The group in the top sheet or drawer. */
export function groupAt(anchor: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(`dialog[open] [data-anchor="${anchor}"]`)].at(-1) ?? null
}

/** Jumps to a group with an error, and again once newly rendered elements have their real size. */
export function jumpToGroup(group: Element): void {
  group.scrollIntoView({ block: 'start' })
  requestAnimationFrame(() => group.scrollIntoView({ block: 'start' }))
}

/** Scrolls to a group. Its scroll margin keeps it below the fixed part (MENU-27). */
export function scrollToGroup(group: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  group.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}
