import type { Themes } from '../../src-domain/brand/brand.ts'

/*
 * Theme types of the item screen (MENU-24, MENU-36) change only the layout. See docs/theme-types.md and /theme/gallery.
 */

export interface RowType {
  readonly drawing: 'line' | 'ledger' | 'picture' | 'card' | 'tile' | 'chip'
  readonly control: 'start' | 'end'
  readonly cell: 'full' | 'half' | 'third' | 'strip' | 'flow'
}

export interface TabsType {
  readonly drawing: 'underline' | 'pill' | 'segment'
  /** How the bar fits too many tabs. */
  readonly fit: 'scroll' | 'fill' | 'wrap'
  /** Mark beside the name: position, number of choices, or nothing. */
  readonly mark: 'none' | 'number' | 'count'
}

export interface HeaderType {
  readonly drawing: 'banner' | 'beside' | 'cover' | 'plain'
}

export interface FooterType {
  readonly drawing: 'row' | 'stack' | 'joined'
}

export interface GroupType {
  readonly drawing: 'plain' | 'card' | 'band' | 'aside' | 'centred'
}

export interface LayoutType {
  /** A list with a jump bar, or one tab per option group (MENU-26). */
  readonly arrangement: 'list' | 'tabs'
}

type Table<A> = readonly [first: readonly [name: string, type: A], ...more: readonly (readonly [string, A])[]]

export const headerTypes: Table<HeaderType> = [
  ['Type1', { drawing: 'banner' }],
  ['Type2', { drawing: 'beside' }],
  ['Type3', { drawing: 'cover' }],
  ['Type4', { drawing: 'plain' }],
]

export const tabsTypes: Table<TabsType> = [
  ['Type1', { drawing: 'underline', fit: 'scroll', mark: 'none' }],
  ['Type2', { drawing: 'pill', fit: 'scroll', mark: 'none' }],
  ['Type3', { drawing: 'segment', fit: 'fill', mark: 'none' }],
  ['Type4', { drawing: 'underline', fit: 'fill', mark: 'count' }],
  ['Type5', { drawing: 'pill', fit: 'wrap', mark: 'number' }],
  ['Type6', { drawing: 'segment', fit: 'scroll', mark: 'count' }],
  ['Type7', { drawing: 'underline', fit: 'scroll', mark: 'number' }],
]

export const rowTypes: Table<RowType> = [
  ['Type1', { drawing: 'line', control: 'start', cell: 'full' }],
  ['Type2', { drawing: 'line', control: 'end', cell: 'full' }],
  ['Type3', { drawing: 'picture', control: 'start', cell: 'full' }],
  ['Type4', { drawing: 'picture', control: 'end', cell: 'full' }],
  ['Type5', { drawing: 'card', control: 'end', cell: 'half' }],
  ['Type6', { drawing: 'card', control: 'end', cell: 'third' }],
  ['Type7', { drawing: 'tile', control: 'end', cell: 'full' }],
  ['Type8', { drawing: 'tile', control: 'end', cell: 'half' }],
  ['Type9', { drawing: 'chip', control: 'start', cell: 'flow' }],
  ['Type10', { drawing: 'ledger', control: 'start', cell: 'full' }],
  ['Type11', { drawing: 'card', control: 'end', cell: 'strip' }],
  ['Type12', { drawing: 'line', control: 'start', cell: 'half' }],
]

export const footerTypes: Table<FooterType> = [
  ['Type1', { drawing: 'row' }],
  ['Type2', { drawing: 'stack' }],
  ['Type3', { drawing: 'joined' }],
]

export const groupTypes: Table<GroupType> = [
  ['Type1', { drawing: 'plain' }],
  ['Type2', { drawing: 'card' }],
  ['Type3', { drawing: 'band' }],
  ['Type4', { drawing: 'aside' }],
  ['Type5', { drawing: 'centred' }],
]

export const layoutTypes: Table<LayoutType> = [
  ['Theme1', { arrangement: 'list' }],
  ['Theme2', { arrangement: 'tabs' }],
]

/** Types of the group items (MENU-32). */
export const subgroupsTypes: Table<RowType> = [
  ['Type1', { drawing: 'line', control: 'start', cell: 'full' }],
  ['Type2', { drawing: 'card', control: 'end', cell: 'half' }],
]

export interface ItemTypes {
  readonly layout: LayoutType
  readonly header: HeaderType
  readonly tabs: TabsType
  readonly rows: RowType
  readonly footer: FooterType
  readonly group: GroupType
  readonly subgroups: RowType
  /** True if the item's header stays in view while scrolling (MENU-25). */
  readonly isFixed: boolean
}

/** Unknown names use the first type, because a brand file may be newer than this build. */
export function typeOf<A>(table: Table<A>, name: string | undefined): A {
  return (table.find(([known]) => known === name) ?? table[0])[1]
}

export function itemTypes(theme: Themes['itemDetails']): ItemTypes {
  return {
    layout: typeOf(layoutTypes, theme.layout),
    header: typeOf(headerTypes, theme.header),
    tabs: typeOf(tabsTypes, theme.tabs),
    rows: typeOf(rowTypes, theme.modifierItems),
    footer: typeOf(footerTypes, theme.footer),
    group: typeOf(groupTypes, theme.group),
    subgroups: typeOf(subgroupsTypes, theme.subgroups),
    isFixed: theme.fixable,
  }
}
