import { isRight } from 'fp-ts/lib/Either.js'
import { resumeSession, type SessionNeeds } from '../account/session.ts'
import { type PlacedOrder, recoverPlacement } from '../placement/place-order.ts'
import type { PlacementPorts } from '../placement/placement-driver.ts'
import { isUnplaced } from '../placement/placement-state.ts'
import type { UnseenOrder } from '../placement/unseen-order.ts'
import { type FlowPosition, isFlowOver } from './flow-position.ts'

export interface SettlePorts extends PlacementPorts {
  readonly session: SessionNeeds
  readonly unseenOrder: UnseenOrder
  readonly arrived: (placed: PlacedOrder) => void
}

export type Settled =
  | { readonly _tag: 'Placing' }
  /** A placed order whose page was never opened. */
  | { readonly _tag: 'Unseen'; readonly token: string }
  /** LINK-02: an employee shares the cart instead of paying. */
  | { readonly _tag: 'HandOver' }
  /** CART-12: the customer returned after placing, so the menu opens. */
  | { readonly _tag: 'Menu' }
  | { readonly _tag: 'Checkout'; readonly hasItems: boolean }

/**
 * Resolves session and earlier placement before the page can place a second order (CART-17). `position`: the tab's
 * position on arrival.
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
  // Clears an unreadable record.
  if (ports.pending.read() === undefined) return ports.pending.clear()
  const outcome = await recoverPlacement(ports)()
  if (outcome !== undefined && isRight(outcome)) ports.arrived(outcome.right)
}
