import type { CartLine } from '../cart/cart-line.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Selections } from '../selection/selections.ts'
import { type PastModifier, type PastOrder, placedFor } from '../ticket/past-order.ts'
import type { Ticket } from '../ticket/ticket.ts'

/** A placed order as cart lines, at the prices of that day. */
export interface OrderedBefore {
  readonly slug: string
  readonly diningOption: DiningOption
  readonly lines: readonly CartLine[]
}

export function orderedByHistory(order: PastOrder): OrderedBefore {
  return {
    slug: order.location.slug,
    diningOption: placedFor(order),
    lines: order.items.map(({ modifiers, description: _, ...line }) => ({
      ...line,
      mods: selectionsOf(modifiers),
      isGroup: false,
    })),
  }
}

export function orderedByTicket({ location, orderType, items }: Ticket): OrderedBefore {
  return {
    slug: location.slug,
    diningOption: orderType,
    lines: items.map(({ itemId, group, modifiers, name, price, quantity, notes, resGroupId }) => ({
      ...{ item: itemId, group: group.id, name, price, quantity, notes },
      mods: selectionsOf(modifiers),
      isGroup: false,
      ...(resGroupId === undefined ? {} : { resGroupId }),
    })),
  }
}

type Chosen = Pick<PastModifier, 'item' | 'option'> & { readonly modifiers: readonly Chosen[] }

function selectionsOf(modifiers: readonly Chosen[]): Selections {
  const selections = new Map<string, { item: string; option: string; modifiers: Selections }[]>()
  for (const { item, option, modifiers: inner } of modifiers) {
    const chosen = { item, option, modifiers: selectionsOf(inner) }
    selections.set(option, [...(selections.get(option) ?? []), chosen])
  }
  return selections
}
