import * as O from 'fp-ts/lib/Option.js'
import { entriesOf } from '../menu/listed-groups.ts'
import type { Menu } from '../menu/menu.ts'
import { type Minor, multiply, zero } from '../money/minor.ts'
import { defaultSelections } from './default-selections.ts'
import { onlyOffered } from './only-offered.ts'
import { firstQuantity, quantityFrom } from './quantity.ts'
import { unitPrice } from './selection-price.ts'
import { noSelections, type Selections } from './selections.ts'

/** State of the item screen. */
export interface ItemDraft {
  /** Group of the item, or the open group. */
  readonly group: string
  /** A group is open. The customer picks its item first (MENU-32). */
  readonly isGroup: boolean
  readonly item?: string
  /** Subgroup of the picked item. Orders contain it (wire row 14). */
  readonly foundIn?: string
  readonly selections: Selections
  readonly quantity: number
  readonly notes: string
}

const fresh = { selections: noSelections, quantity: firstQuantity, notes: '' } as const

export function openItem(menu: Menu, group: string, item: string): ItemDraft {
  return {
    ...fresh,
    group,
    isGroup: false,
    item,
    selections: defaultSelections(menu, item),
  }
}

export function openGroup(group: string): ItemDraft {
  return { ...fresh, group, isGroup: true }
}

/** Starts with the saved selections that the menu still offers, without defaults (SEL-18). */
export function reopenLine(
  menu: Menu,
  line: {
    readonly group: string
    readonly item: string
    readonly mods: Selections
    readonly quantity: number
    readonly notes: string
    readonly isGroup: boolean
  },
): ItemDraft {
  return {
    group: line.group,
    isGroup: line.isGroup,
    item: line.item,
    selections: onlyOffered(menu, line.item, line.mods),
    quantity: line.quantity,
    notes: line.notes,
  }
}

/** SEL-17: another item resets the selections to its defaults. */
export function pickGroupItem(menu: Menu, draft: ItemDraft, item: string): ItemDraft {
  if (draft.item === item) return draft
  const { foundIn: _, ...rest } = draft
  const foundIn = groupHolding(menu, draft.group, item)
  return {
    ...rest,
    item,
    ...(foundIn === undefined || foundIn === draft.group ? {} : { foundIn }),
    selections: defaultSelections(menu, item),
  }
}

function groupHolding(menu: Menu, opened: string, item: string): string | undefined {
  const group = menu.groups.get(opened)
  if (group === undefined) return undefined
  return entriesOf(menu, group, { flattenSubgroups: true }).find(
    (entry) => entry._tag === 'Item' && entry.item.id === item,
  )?.group.id
}

export function withSelections(draft: ItemDraft, selections: Selections): ItemDraft {
  return { ...draft, selections }
}
export function withQuantity(draft: ItemDraft, wanted: number): ItemDraft {
  return {
    ...draft,
    quantity: quantityFrom(wanted),
  }
}
export function withNotes(draft: ItemDraft, notes: string): ItemDraft {
  return { ...draft, notes }
}

export interface DraftPrice {
  /** Unit price with modifiers. */
  readonly price: Minor
  readonly totalPrice: Minor
}

/** Zero before an item is picked. */
export function draftPrice(menu: Menu, draft: ItemDraft): DraftPrice {
  const price = draft.item === undefined ? zero : O.getOrElse(() => zero)(unitPrice(menu, draft.item, draft.selections))
  return { price, totalPrice: multiply(price, draft.quantity) }
}
