import type { MenuOption } from '../../src-domain/menu/menu.ts'
import { type FilledTab, type OptionTab, tabbed } from '../../src-domain/menu/option-tabs.ts'
import type { LayoutType } from './theme-types.ts'

/** How the option groups of an item stand together (MENU-26). A single group needs neither a bar nor tabs. */
export type Arrangement =
  | { readonly _tag: 'List'; readonly hasBar: boolean }
  | { readonly _tag: 'Tabs'; readonly tabs: readonly FilledTab[] }

/**
 * Tabs that the brand configured win (MENU-07); what none of them takes stands in a last one, because a required option
 * out of reach would make the item unorderable. Otherwise the layout decides: a list, or a tab for each group.
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
