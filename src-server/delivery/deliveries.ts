import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Address, GeoPoint } from '../../src-domain/address/address.ts'
import { pointOf } from '../../src-domain/address/distance.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { type DeliveryStatus, isOver, type Tracking } from '../../src-domain/ticket/tracking.ts'
import type { Caller } from '../caller.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { Database } from '../store/database.ts'

export interface DeliveriesFacade {
  /** The ticket id is itself the capability. */
  readonly tracking: (caller: Caller, ticketId: string, orderType: DiningOption) => Promise<Either<NotFound, Tracking>>
}

export function coordinatesOf(address: Address | undefined): GeoPoint | undefined {
  return address === undefined ? undefined : pointOf(address)
}

interface Row {
  readonly status: DeliveryStatus | null
  readonly courier_lat: number | null
  readonly courier_long: number | null
  readonly due_at: Date | null
}

function courierOf({ courier_lat: lat, courier_long: long }: Row): GeoPoint | undefined {
  return lat === null || long === null ? undefined : { lat, long }
}

/** Positions are private once the delivery ends. */
function trackingOf(row: Row, origin: GeoPoint | undefined, destination: GeoPoint | undefined): Tracking {
  const status = row.status ?? 'pending'
  const restaurant = origin === undefined ? {} : { origin }
  if (isOver({ status })) return { status, ...restaurant }
  const driver = courierOf(row)
  return {
    status,
    ...restaurant,
    ...(destination === undefined ? {} : { destination }),
    ...(driver === undefined ? {} : { driver }),
    ...(row.due_at === null ? {} : { estimatedDropoffTime: row.due_at.toISOString() }),
  }
}

/** Delivery tracking (API-55). */
export function openDeliveries(db: Database, catalogue: Catalogue): DeliveriesFacade {
  return {
    tracking: async ({ brandId }, ticketId, orderType) => {
      const row = await db
        .selectFrom('orders')
        .leftJoin('deliveries', 'deliveries.order_id', 'orders.id')
        .select(['orders.ticket', 'orders.location_id', 'status', 'courier_lat', 'courier_long', 'due_at'])
        .where('orders.brand_id', '=', brandId)
        .where('orders.id', '=', ticketId)
        .executeTakeFirst()
      if (row === undefined || row.ticket.orderType !== 'delivery' || orderType !== 'delivery')
        return left({ _tag: 'NotFound' })
      const known = await catalogue.location(brandId, row.location_id)
      return right(
        trackingOf(row, coordinatesOf(known?.settings.location.address), coordinatesOf(row.ticket.deliveryInfo)),
      )
    },
  }
}
