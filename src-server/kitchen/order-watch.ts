import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { mayDoAt } from '../../src-domain/staff/staff-member.ts'
import type { Caller } from '../caller.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { Actor } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import type { OrderChanges } from './order-changes.ts'

/**
 * `hear` gets the order's version; undefined if events may have been missed. Returns a function that stops watching.
 */
export type Watch = (hear: (version: number | undefined) => void) => () => void

/** Lets staff and customers watch orders. */
export interface OrderWatchFacade {
  readonly ofLocation: (actor: Actor, locationId: string) => Promise<Either<NotFound | NotAllowed, Watch>>
  /** The token is the capability, as for the ticket. */
  readonly ofOrder: (caller: Caller, token: string) => Promise<Either<NotFound, Watch>>
}

interface OrderWatchNeeds {
  readonly looks: Database
  readonly catalogue: Pick<Catalogue, 'location'>
  readonly changes: Pick<OrderChanges, 'watch'>
}

export function openOrderWatch({ looks, catalogue, changes }: OrderWatchNeeds): OrderWatchFacade {
  return {
    ofLocation: async ({ brandId, member }, locationId) => {
      if (!mayDoAt(member, 'orders:read', locationId)) return left({ _tag: 'NotAllowed' })
      if ((await catalogue.location(brandId, locationId)) === undefined) return left({ _tag: 'NotFound' })
      return right((hear) => changes.watch({ _tag: 'Location', brandId, locationId }, hear))
    },
    ofOrder: async ({ brandId }, token) => {
      const row = await looks
        .selectFrom('orders')
        .select('id')
        .where('brand_id', '=', brandId)
        .where('token', '=', token)
        .executeTakeFirst()
      if (row === undefined) return left({ _tag: 'NotFound' })
      return right((hear) => changes.watch({ _tag: 'Order', orderId: row.id }, hear))
    },
  }
}
