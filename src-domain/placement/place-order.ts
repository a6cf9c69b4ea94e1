import { type Either, isRight, left, map, right } from 'fp-ts/lib/Either.js'
import type { Ticket } from '../ticket/ticket.ts'
import type { Placement } from './order-gateway.ts'
import type { PendingPlacement } from './pending-placement.ts'
import { drivePlacement, drivePlacementAlone, type PlacementPorts } from './placement-driver.ts'
import {
  isPlacedElsewhere,
  isUnplaced,
  type PlacementDoubt,
  type PlacementEvent,
  type PlacementRefusal,
  type PlacementState,
} from './placement-state.ts'

export type PlacementEnd =
  | { readonly _tag: 'Refused'; readonly why: PlacementRefusal }
  /** An order may exist, so the page must not offer to pay again. */
  | { readonly _tag: 'Unknown'; readonly doubt: PlacementDoubt }
  /** Another placement is running, so nothing was sent. */
  | { readonly _tag: 'Ignored' }

/** `ticket` is absent if the server omitted it (CHK-51). */
export interface PlacedOrder {
  readonly key: string
  readonly ticket?: Ticket
  readonly isTold?: true
}

/**
 * Places an order and follows it to its end (CHK-46 to CHK-53). `readyToPlace` first decides whether it can be placed.
 * Policy: ignored while running. May take minutes.
 */
export function placeOrder(ports: PlacementPorts) {
  return async (placement: Placement): Promise<Either<PlacementEnd, PlacedOrder>> => {
    if (!isUnplaced(ports.placement.current())) return left({ _tag: 'Ignored' })
    const pending = {
      key: placement.order.idempotencyKey,
      startedAt: ports.clock.now(),
      total: placement.expectedTotal,
      locationId: placement.order.location?.id ?? '',
      ...(placement.price === undefined ? {} : { price: placement.price }),
    }
    return endOf(await drivePlacementAlone(ports, { _tag: 'Submitted', placement, pending }))
  }
}

async function resume(ports: PlacementPorts, event: PlacementEvent): Promise<Either<PlacementEnd, PlacedOrder>> {
  return endOf(await drivePlacement(ports, event))
}

/**
 * Outcome of a placement that a reload or crash interrupted (CART-17); undefined if none was pending. Call after
 * restoring the order, because a success resets it.
 */
export function recoverPlacement(ports: PlacementPorts) {
  return (): Promise<Either<PlacementEnd, PlacedOrder> | undefined> => {
    const pending = ports.pending.read()
    if (pending === undefined) return Promise.resolve(undefined)
    return resume(ports, { _tag: 'Recovered', pending })
  }
}

export function checkPlacementAgain(ports: PlacementPorts): () => Promise<Either<PlacementEnd, PlacedOrder>> {
  return () => resume(ports, { _tag: 'CheckAgain' })
}

/**
 * Waits for another page's placement to end and looks up its result, so that this page shows the same order. Without a
 * result, this page may place its order again.
 */
export function followElsewhere(ports: PlacementPorts): () => Promise<Either<PlacementEnd, PlacedOrder>> {
  const follow = async (begun: PendingPlacement | undefined): Promise<Either<PlacementEnd, PlacedOrder>> => {
    const { placement, order } = ports
    const isEmptied = () => placement.current()._tag === 'Idle' && order.current().items.length === 0
    // After a double press, only the first call reports the order.
    if (!isPlacedElsewhere(placement.current()) && !isEmptied()) return left({ _tag: 'Ignored' })
    const pending = ports.pending.read()
    if (pending !== undefined) return resume(ports, { _tag: 'Recovered', pending })
    if (begun === undefined || !(await isPlaced(ports, begun))) return resume(ports, { _tag: 'FreeAgain' })
    return map((placed: PlacedOrder) => ({ ...placed, isTold: true as const }))(
      await resume(ports, { _tag: 'Recovered', pending: begun }),
    )
  }
  return async () => {
    // Remembers the other page's record, which that page clears when it ends. Its last write may arrive here late.
    let begun = ports.pending.read()
    const stop = ports.pending.onWrittenElsewhere((written) => {
      begun = written
    })
    try {
      return await ports.lock.whenFree(() => follow(begun))
    } finally {
      stop()
    }
  }
}

/** False if the status call fails; the cart then stays as it is. */
async function isPlaced({ orders }: PlacementPorts, { key }: PendingPlacement): Promise<boolean> {
  const status = await orders.status(key)
  return isRight(status) && status.right.ticket !== undefined
}

function endOf(state: PlacementState): Either<PlacementEnd, PlacedOrder> {
  switch (state._tag) {
    case 'Placed':
      return right({ key: state.key, ...(state.ticket === undefined ? {} : { ticket: state.ticket }) })
    case 'Refused':
      return left({ _tag: 'Refused', why: state.why })
    case 'Unknown':
      return left({ _tag: 'Unknown', doubt: state.doubt })
    case 'Idle':
    case 'Submitting':
    case 'Paying':
    case 'Confirming':
    case 'Polling':
      return left({ _tag: 'Ignored' })
  }
}
