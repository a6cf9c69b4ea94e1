import type { Menu } from '../../src-domain/menu/menu.ts'

/** Why nobody could order from this menu, or undefined. A menu that replaces a good one is judged by this first. */
export const whyUnusable = (menu: Menu): string | undefined => {
  if (menu.menus.size === 0) return 'it has no menu list'
  if (menu.items.size === 0) return 'it has no item'
  for (const list of menu.menus.values()) {
    if (list.groups.length > 0 && !list.groups.some((id) => menu.groups.has(id)))
      return `list ${list.id} names no group that exists`
  }
  return undefined
}
