import { toUndefined } from 'fp-ts/lib/Option.js'
import type { Menu, MenuGroup, MenuItem } from '../menu/menu.ts'
import { upgradedToHttps } from '../menu/picture.ts'
import { zero } from '../money/minor.ts'
import { togglePacking } from '../packing/packing-choice.ts'
import { packingGroups, stillPacked } from '../packing/packing-menu.ts'
import { defaultSelections } from '../selection/default-selections.ts'
import { unitPrice } from '../selection/selection-price.ts'
import type { CartLine } from './cart-line.ts'
import { type OrderChange, setPackingItems } from './change-lines.ts'

/** Packing belongs to no restaurant of a food hall (wire row 14). */
export function packingLine(packing: Menu, group: MenuGroup, item: MenuItem): CartLine {
  const mods = defaultSelections(packing, item.id)
  const image = item.images[0]
  return {
    group: group.id,
    item: item.id,
    mods,
    name: item.name,
    price: toUndefined(unitPrice(packing, item.id, mods)) ?? zero,
    quantity: 1,
    notes: '',
    isGroup: false,
    ...(image === undefined ? {} : { image: upgradedToHttps(image) }),
  }
}

/** Toggles an item; above the cap the oldest of its group is removed (PACK-04). */
export function tapPacking(packing: Menu, group: MenuGroup, item: MenuItem, key: string): OrderChange {
  return (order) =>
    setPackingItems(togglePacking(order.packingItems, group, packingLine(packing, group, item)), key)(order)
}

/** Drops packing that the new packing menu lacks. */
export function reconcilePacking(packing: Menu, key: string): OrderChange {
  return (order) => {
    const kept = stillPacked(packingGroups(packing, order.diningOption), order.packingItems)
    return kept.length === order.packingItems.length ? order : setPackingItems(kept, key)(order)
  }
}
