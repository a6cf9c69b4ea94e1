import type { Patron } from '../account/patron.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { Menu } from '../menu/menu.ts'
import type { AnalyticsEvent, UserKnown } from './analytics-event.ts'
import { lineFacts } from './line-facts.ts'

export interface OpenedSheet {
  readonly _tag: string
  readonly groupId?: string
  readonly itemId?: string
}

/** Events of opening a dish or the cart (ANA-02). Steps inside them cause no event. */
export function eventsOfSheet(
  before: OpenedSheet,
  after: OpenedSheet,
  menu: Menu,
  lines: readonly CartLine[] = [],
): readonly AnalyticsEvent[] {
  if (after._tag === 'Item') return after.itemId === before.itemId ? [] : clicked(after, menu)
  return after._tag === 'Cart' && before._tag !== 'Cart'
    ? [{ _tag: 'Cart Viewed', cart: lines.map(lineFacts(menu)) }]
    : []
}

/** Event of a completed login (ANA-03); a resumed session causes none. */
export function eventsOfPatron(before: Patron | undefined, after: Patron | undefined): readonly AnalyticsEvent[] {
  if (after === undefined || after.id === before?.id) return []
  const { id, email, firstName, lastName, phone } = after
  return [
    {
      _tag: 'Signed In',
      user: {
        userId: id,
        ...(email === undefined ? {} : { email }),
        firstName,
        lastName,
        ...(phone === undefined ? {} : { phone: phone.value }),
      },
    },
  ]
}

export function userKnown(patron: Patron | undefined): UserKnown {
  return { _tag: 'User Known', ...(patron === undefined ? {} : { userId: patron.id }) }
}

function clicked({ groupId = '', itemId = '' }: OpenedSheet, menu: Menu): readonly AnalyticsEvent[] {
  // A group whose item the customer picks first opens under the group's id.
  const group = menu.groups.get(menu.items.has(itemId) ? groupId : itemId)
  const item = menu.items.get(itemId) ?? menu.items.get(group?.items[0] ?? '')
  if (item === undefined) return []
  const name = menu.items.get(itemId)?.name ?? group?.name ?? ''
  const product = { id: itemId, category: group?.name ?? '', name, price: item.price, quantity: 1 }
  return [{ _tag: 'Product Clicked', product }]
}
