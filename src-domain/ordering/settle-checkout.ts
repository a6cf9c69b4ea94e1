import { isRight } from 'fp-ts/lib/Either.js'
import { resumeSession, type SessionNeeds } from '../account/session.ts'
import { type FlowPosition, isFlowOver } from '../checkout/flow-position.ts'
import { type PlacedOrder, recoverPlacement } from './place-order.ts'
import type { PlacementPorts } from './placement-driver.ts'
import { isUnplaced } from './placement-state.ts'
import type { UnseenOrder } from './unseen-order.ts'

export interface SettlePorts extends PlacementPorts {
  readonly session: SessionNeeds
  readonly unseenOrder: UnseenOrder
  /** What became of an earlier press is an order. */
  readonly arrived: (placed: PlacedOrder) => void
}

/** Where somebody who opens the checkout belongs. */
export type Settled =
  /** Here, and nothing more is asked: an order is on its way, or has been placed. */
  | { readonly _tag: 'Placing' }
  /** An order was placed here, and its page was never opened. */
  | { readonly _tag: 'Unseen'; readonly token: string }
  /** LINK-02: an employee does not pay, but hands the cart over. */
  | { readonly _tag: 'HandOver' }
  /** CART-12: the flow of a placed order is closed; whoever comes back to it finds the menu, not an empty cart. */
  | { readonly _tag: 'Menu' }
  | { readonly _tag: 'Checkout'; readonly hasItems: boolean }

/**
 * Who is here and what became of an earlier press, before anything is shown that could place a second order (CART-17).
 * `position`: where in the flow this tab was when it came here.
 */
export function settleCheckout(ports: SettlePorts): (position: FlowPosition | undefined) => Promise<Settled> {
  const { session, placement, order } = ports
  return async (position) => {
    const unseen = ports.pending.read() === undefined ? ports.unseenOrder.token() : undefined
    if (unseen !== undefined) return { _tag: 'Unseen', token: unseen }
    await Promise.all([recover(ports), resumeSession(session)()])
    if (!isUnplaced(placement.current())) return { _tag: 'Placing' }
    const now = order.current()
    const hasItems = now.items.length > 0
    if (session.patron.current().patron?.isEmployee === true && hasItems) return { _tag: 'HandOver' }
    return isFlowOver(position, now) ? { _tag: 'Menu' } : { _tag: 'Checkout', hasItems }
  }
}

async function recover(ports: SettlePorts): Promise<void> {
  // A record that cannot be read says nothing of any order.
  if (ports.pending.read() === undefined) return ports.pending.clear()
  const outcome = await recoverPlacement(ports)()
  if (outcome !== undefined && isRight(outcome)) ports.arrived(outcome.right)
}
