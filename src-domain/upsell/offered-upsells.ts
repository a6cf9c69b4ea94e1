import { isRight } from 'fp-ts/lib/Either.js'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { type DiningOption, diningOptions } from '../dining-option/dining-option.ts'
import { byPriority } from '../menu/by-priority.ts'
import { listed } from '../menu/listed.ts'
import type { Menu, MenuItem } from '../menu/menu.ts'
import { isOrderable } from '../menu/orderability.ts'
import { groupServing } from '../menu/served-in.ts'
import { type ConfirmedItem, confirmDraft } from '../selection/confirm-draft.ts'
import { openItem } from '../selection/item-draft.ts'
import { withUpsells } from './with-upsells.ts'

export interface Upsell {
  readonly item: MenuItem
  /** The dish's group on the menu, or else the upsell group. Orders contain it (wire row 14). */
  readonly group: string
  /** Cart line that one tap adds; absent if the customer must choose options first. */
  readonly asIs?: ConfirmedItem
}

export interface UpsellGroup {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly upsells: readonly Upsell[]
}

type Ordered = Pick<OrderInProgress, 'diningOption' | 'items'>

/**
 * Orderable dishes of all groups (UPS-01, wire row 23), each once, that are not in the cart. Omits dishes of another
 * order type, and empty groups.
 */
export function offeredUpsells(upsells: Menu, menu: Menu, order: Ordered): readonly UpsellGroup[] {
  const all = withUpsells(menu, upsells)
  const taken = new Set(order.items.map(({ item }) => item))
  return byPriority([...upsells.groups.values()]).flatMap(({ id, name, description, items }) => {
    const found = listed(items, upsells.items).flatMap((item) => {
      const group = taken.has(item.id) ? undefined : groupToName(menu, order.diningOption, item.id, id)
      const upsell = group === undefined ? undefined : upsellOf(all, group, item.id)
      taken.add(item.id)
      return upsell === undefined ? [] : [upsell]
    })
    return found.length === 0 ? [] : [{ id, name, description, upsells: found }]
  })
}

/** Finds the group of a link that names only the dish. */
export function groupOfUpsell(
  upsells: Menu,
  menu: Menu,
  diningOption: DiningOption,
  itemId: string,
): string | undefined {
  const offered = byPriority([...upsells.groups.values()]).find(({ items }) => items.includes(itemId))
  return groupToName(menu, diningOption, itemId, offered?.id)
}

function groupToName(
  menu: Menu,
  diningOption: DiningOption,
  itemId: string,
  offeredIn: string | undefined,
): string | undefined {
  const served = groupServing(menu, diningOption, itemId)?.id
  if (served !== undefined) return served
  const isElsewhere = diningOptions.some((other) => groupServing(menu, other, itemId) !== undefined)
  return isElsewhere ? undefined : offeredIn
}

function upsellOf(menu: Menu, group: string, id: string): Upsell | undefined {
  const item = menu.items.get(id)
  if (item === undefined || !isOrderable(menu, item)) return undefined
  const confirmed = confirmDraft(menu, openItem(menu, group, id))
  return { item, group, ...(isRight(confirmed) ? { asIs: confirmed.right } : {}) }
}

export function isUpsellStep(layout: string): boolean {
  return layout !== 'Type2'
}
