import { chooseDiningOption } from '../../../src-domain/cart/change-terms.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { type AskBeforeMove, landingOn } from '../../../src-domain/location/ask-before-move.ts'
import type { ShopIntent } from '../../../src-domain/navigation/shop-intent.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import type { Ids } from '../../../src-domain/time/clock.ts'

export interface FollowMenuLinkPorts {
  readonly order: StateCell<OrderInProgress>
  readonly move: Pick<AskBeforeMove, 'ask'>
  readonly ids: Ids
  /** Of the page; absent on the location picker. */
  readonly location: { readonly id: string; readonly name: string } | undefined
  readonly leave: (address: string) => void
}

export type FollowMenuLink = (intent: Extract<ShopIntent, { readonly _tag: 'Move' }>) => Promise<void>

/** A link of the page to another menu, once the customer knows which of their dishes it does not have (CART-20). */
export function followMenuLink({ order, move, ids, location, leave }: FollowMenuLinkPorts): FollowMenuLink {
  return async ({ type, link }) => {
    const id = link.id ?? location?.id
    const to = id === undefined ? undefined : { id, name: link.name ?? location?.name ?? '', type }
    const outcome = to === undefined ? 'whole' : await move.ask(to)
    if (outcome === 'stays') return
    order.update(chooseDiningOption(type, ids.uuid()))
    leave(landingOn(link.href, outcome))
  }
}
