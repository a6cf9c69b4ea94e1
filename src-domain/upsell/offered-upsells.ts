import { isRight } from 'fp-ts/lib/Either.js'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { byPriority } from '../menu/by-priority.ts'
import { listed } from '../menu/listed.ts'
import type { Menu, MenuItem } from '../menu/menu.ts'
import { isOrderable } from '../menu/orderability.ts'
import { groupServing } from '../menu/served-in.ts'
import { type ConfirmedItem, confirmDraft } from '../selection/confirm-draft.ts'
import { openItem } from '../selection/item-draft.ts'

/** One thing offered on the way to the checkout. */
export interface Upsell {
  readonly item: MenuItem
  /** The group of the menu in which it is served, which is what an order names (wire row 14). */
  readonly group: string
  /** What one tap adds; absent when something has to be chosen first. */
  readonly asIs?: ConfirmedItem
}

export interface UpsellGroup {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly upsells: readonly Upsell[]
}

type Ordered = Pick<OrderInProgress, 'diningOption' | 'items'>

const upsellOf = (menu: Menu, { diningOption }: Ordered, id: string): Upsell | undefined => {
  const item = menu.items.get(id)
  const group = groupServing(menu, diningOption, id)?.id
  if (item === undefined || group === undefined || !isOrderable(menu, item)) return undefined
  const confirmed = confirmDraft(menu, openItem(menu, group, id))
  return { item, group, ...(isRight(confirmed) ? { asIs: confirmed.right } : {}) }
}

/**
 * What is offered on the way from the cart (UPS-01), of every group of the answer (wire row 23): only what this menu serves and what can be ordered now, each dish
 * once, and nothing that lies in the cart already. A group of which nothing is left is no group.
 */
export const offeredUpsells = (upsells: Menu, menu: Menu, order: Ordered): readonly UpsellGroup[] => {
  const taken = new Set(order.items.map(({ item }) => item))
  return byPriority([...upsells.groups.values()]).flatMap(({ id, name, description, items }) => {
    const found = listed(items, upsells.items).flatMap((item) => {
      const upsell = taken.has(item.id) ? undefined : upsellOf(menu, order, item.id)
      taken.add(item.id)
      return upsell === undefined ? [] : [upsell]
    })
    return found.length === 0 ? [] : [{ id, name, description, upsells: found }]
  })
}

/** UPS-06: where the upsells lie inside the cart overview there is no step of their own. */
export const isUpsellStep = (layout: string): boolean => layout !== 'Type2'
