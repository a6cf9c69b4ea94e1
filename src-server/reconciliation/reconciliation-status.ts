import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { Counts } from './reconcile.ts'

export interface ReconciliationStatus {
  readonly processor: string
  readonly counts: Counts
  readonly seesMissingOrders: boolean
  /** Absent: never. */
  readonly succeededAt?: Instant
}

export async function reconciliationStatuses(db: Database): Promise<readonly ReconciliationStatus[]> {
  const { rows } = await sql<{
    readonly processor: string
    readonly found: Counts
    readonly sees_missing_orders: boolean
    readonly succeeded_at: Date | null
  }>`select processor, found, sees_missing_orders, succeeded_at from reconciliations order by processor`.execute(db)
  return rows.map(({ processor, found, sees_missing_orders, succeeded_at }) => ({
    ...{ processor, counts: found, seesMissingOrders: sees_missing_orders },
    ...(succeeded_at === null ? {} : { succeededAt: succeeded_at.getTime() }),
  }))
}
