import { randomUUID } from 'node:crypto'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { CourierFailure, CourierService, CourierTrip } from '../../src-domain/kitchen/courier-service.ts'
import { decideCommand } from '../../src-domain/kitchen/decide-command.ts'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import { isOpen } from '../../src-domain/kitchen/kitchen-status.ts'
import { isLater } from '../../src-domain/ticket/tracking.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { boardOrder } from '../kitchen/board-orders.ts'
import { writeEvent } from '../kitchen/write-event.ts'
import type { Log } from '../log.ts'
import { mailedOrders, selectIds } from '../mail/mailed-order.ts'
import { serverActor } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { courierRequest } from './courier-request.ts'
import {
  type CourierRow,
  deliveriesToRequest,
  endCourier,
  requestedDeliveries,
  tripsToCancel,
  writeTrip,
} from './courier-rows.ts'

export interface FollowCouriersNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly service: CourierService
  /** Called after the commit of a change. */
  readonly changed: (orderId: string) => void
}

/**
 * Requests couriers for deliveries that begin, follows their trips, and cancels those that are not needed. Many
 * processes may run this, because each call to the service may be repeated. Returns the number of deliveries.
 */
export async function followCouriers(needs: FollowCouriersNeeds): Promise<number> {
  const { db } = needs
  const steps = [
    { rows: await tripsToCancel(db), work: cancelTrip },
    { rows: await deliveriesToRequest(db), work: requestTrip },
    { rows: await requestedDeliveries(db), work: followTrip },
  ]
  for (const { rows, work } of steps) await Promise.all(rows.map((row) => work(needs, row)))
  return steps.reduce((count, { rows }) => count + rows.length, 0)
}

async function cancelTrip(needs: FollowCouriersNeeds, { order_id: orderId }: CourierRow): Promise<void> {
  const cancelled = await needs.service.cancel(orderId)
  if (isLeft(cancelled) && cancelled.left._tag === 'Unavailable') return warn(needs, orderId, cancelled.left)
  await endCourier(needs.db, orderId, 'ended')
}

async function requestTrip(needs: FollowCouriersNeeds, { order_id: orderId }: CourierRow): Promise<void> {
  const { db, clock, service } = needs
  const known = await boardOrder(db, orderId, clock.now())
  const [mailed] = await mailedOrders(db, selectIds([orderId]))
  const request = known && mailed && courierRequest(known.order, mailed)
  if (request === undefined || !isOpen(known?.state.status ?? 'completed')) return
  const trip = await service.request(request)
  if (!isLeft(trip)) return heardOf(needs, { order_id: orderId, status: 'pending' }, trip.right)
  warn(needs, orderId, trip.left)
  if (trip.left._tag === 'Refused') await endCourier(db, orderId, 'refused')
}

async function followTrip(needs: FollowCouriersNeeds, row: CourierRow): Promise<void> {
  const trip = await needs.service.status(row.order_id)
  if (isLeft(trip)) warn(needs, row.order_id, trip.left)
  else await heardOf(needs, row, trip.right)
}

/** A trip that the service gave up is left to the restaurant's own driver; the order goes on. */
async function heardOf(needs: FollowCouriersNeeds, row: CourierRow, trip: CourierTrip): Promise<void> {
  const { db } = needs
  if (trip.status === 'canceled') {
    await endCourier(db, row.order_id, 'refused')
    return warn(needs, row.order_id, { _tag: 'Refused', detail: 'the service gave the trip up' })
  }
  const isNewer = isLater({ status: row.status }, trip)
  const command = isNewer ? commandOf(trip) : undefined
  // First, because a delivery that ended is not looked at again after a crash.
  if (command !== undefined) await move(needs, row.order_id, command)
  await writeTrip(db, row, isNewer ? trip : { ...trip, status: row.status })
}

function commandOf({ status }: CourierTrip): KitchenCommand | undefined {
  if (status === 'dropoff') return { _tag: 'SendOut' }
  return status === 'delivered' ? { _tag: 'Complete' } : undefined
}

/** Moves the order as staff would. A command that does not fit is dropped: staff were faster. */
async function move(
  { db, clock, changed }: FollowCouriersNeeds,
  orderId: string,
  command: KitchenCommand,
): Promise<void> {
  const known = await boardOrder(db, orderId, clock.now())
  if (known === undefined) return
  const { order, facts, state, brandId, locationId } = known
  const event = decideCommand(facts, state, { command, version: state.version }, clock.now())
  if (isLeft(event)) return
  const written = { actor: serverActor(brandId), order, locationId, commandId: randomUUID(), event: event.right }
  if (await writeEvent(db, written)) changed(orderId)
}

function warn({ log }: FollowCouriersNeeds, orderId: string, { _tag, detail }: CourierFailure): void {
  log.warn({ orderId, outcome: _tag, detail }, 'courier service failed')
}
