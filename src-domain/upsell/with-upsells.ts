import type { Menu } from '../menu/menu.ts'

/**
 * Adds dishes that only the upsells have (wire row 23). The menu's entries win, and its lists stay unchanged. Returns
 * the same menu if nothing is new.
 */
export function withUpsells(menu: Menu, upsells: Menu): Menu {
  const [groups, items, options] = [
    joined(menu.groups, upsells.groups),
    joined(menu.items, upsells.items),
    joined(menu.options, upsells.options),
  ]
  const isSame = groups === menu.groups && items === menu.items && options === menu.options
  return isSame ? menu : { ...menu, groups, items, options }
}

function joined<A>(first: ReadonlyMap<string, A>, more: ReadonlyMap<string, A>): ReadonlyMap<string, A> {
  const missing = [...more].filter(([id]) => !first.has(id))
  return missing.length === 0 ? first : new Map([...first, ...missing])
}
