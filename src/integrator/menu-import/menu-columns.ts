import type { CellKind } from './menu-cell.ts'

/** The parts of menu.json, and the word that stands in the first column for each. */
export const menuParts = [
  { kind: 'menu', part: 'menus' },
  { kind: 'group', part: 'groups' },
  { kind: 'item', part: 'items' },
  { kind: 'option', part: 'options' },
  { kind: 'restaurantGroup', part: 'restaurantGroups' },
] as const

export type RowKind = (typeof menuParts)[number]['kind']

export interface MenuColumn {
  /** The key in menu.json, with points between the levels. */
  readonly name: string
  readonly cell: CellKind
  readonly kinds: readonly RowKind[]
}

/** What a restaurant edits most stands first. */
export const menuColumns: readonly MenuColumn[] = [
  column('id', 'text', 'menu', 'group', 'item', 'option', 'restaurantGroup'),
  column('name', 'text', 'menu', 'group', 'item', 'option', 'restaurantGroup'),
  column('description', 'text', 'group', 'item', 'restaurantGroup'),
  column('price', 'number', 'item'),
  column('priceBySize', 'sizes', 'item'),
  column('isAvailable', 'yesNo', 'item'),
  column('orderType', 'text', 'menu'),
  column('groups', 'list', 'menu'),
  column('items', 'list', 'group', 'option'),
  column('subgroups', 'list', 'group'),
  column('options', 'list', 'item'),
  column('allergens.contains', 'listOrNone', 'item'),
  column('allergens.mayContain', 'list', 'item'),
  column('allergens.text', 'text', 'item'),
  column('allergens.isPartial', 'yesNo', 'item'),
  column('dietaryRestrictions', 'list', 'item'),
  column('additionalDescriptions', 'list', 'item'),
  column('calories.min', 'number', 'item'),
  column('calories.max', 'number', 'item'),
  column('taxCategory', 'text', 'item'),
  column('min', 'number', 'group', 'option'),
  column('max', 'number', 'group', 'option'),
  column('unitMin', 'number', 'option'),
  column('unitMax', 'number', 'option'),
  column('maxPerItem', 'number', 'option'),
  column('minIfAny', 'number', 'option'),
  column('isSingleSelectionOnly', 'yesNo', 'group', 'option'),
  column('defaultModifiers', 'list', 'option'),
  column('priority', 'number', 'group', 'option'),
  column('navIndex', 'number', 'option'),
  column('images', 'list', 'group', 'item'),
  column('media.restaurantThumbnail', 'text', 'restaurantGroup'),
  column('restaurantGroup', 'text', 'item'),
  column('times', 'dayParts', 'group', 'item'),
  column('availability', 'dayPart', 'menu'),
  column('joins', 'yesNo', 'menu'),
  column('orderTypes', 'listOrNone', 'item'),
  column('isAlcohol', 'yesNo', 'item'),
  column('isNotDelivered', 'yesNo', 'item'),
  column('left', 'number', 'item'),
  column('leadMinutes', 'number', 'item'),
  column('suspendedUntil', 'number', 'item'),
]

function column(name: string, cell: CellKind, ...kinds: readonly RowKind[]): MenuColumn {
  return { name, cell, kinds }
}
