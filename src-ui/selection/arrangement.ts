import type { MenuOption } from '../../src-domain/menu/menu.ts'
import { type FilledTab, type OptionTab, tabbed } from '../../src-domain/menu/option-tabs.ts'
import type { LayoutType } from './theme-types.ts'

/** Arrangement of option groups. A single group has neither bar nor tabs (MENU-26). */
export type Arrangement =
  | { readonly _tag: 'List'; readonly hasBar: boolean }
  | { readonly _tag: 'Tabs'; readonly tabs: readonly FilledTab[] }

/**
 * Uses the brand's tabs if it has any (MENU-07). Groups outside them go into a last tab, because a required option must
 * be reachable.
 */
export function arrangementOf(
  options: readonly MenuOption[],
  layout: LayoutType,
  configured: readonly OptionTab[],
  restName: string,
): Arrangement {
  const list: Arrangement = { _tag: 'List', hasBar: options.length > 1 }
  if (options.length < 2) return list
  if (configured.length > 0) {
    const { tabs, rest } = tabbed(options, configured)
    const all = rest.length > 0 ? [...tabs, { tabName: restName, options: rest }] : tabs
    return all.length > 1 ? { _tag: 'Tabs', tabs: all } : list
  }
  return layout.arrangement === 'list'
    ? list
    : { _tag: 'Tabs', tabs: options.map((option) => ({ tabName: option.name, options: [option] })) }
}
