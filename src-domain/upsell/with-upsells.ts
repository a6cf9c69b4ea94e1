import type { Menu } from '../menu/menu.ts'

/**
 * A menu with what only the upsells tell of, so that such a dish can be opened, priced and kept like any other (wire
 * row 23). What both have is the menu's word. The lists stay as they are: nothing of it stands among the dishes. The
 * menu itself where the upsells add nothing.
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
