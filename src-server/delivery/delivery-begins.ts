import { type RawBuilder, sql } from 'kysely'
import { usualWay } from '../../src-domain/ordering/minutes-on-the-way.ts'

/** When the way of a delivery begins: now, or some time before the moment for which it is wanted. */
export function deliveryBegins(scheduledAt: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`greatest(now(), ${scheduledAt} - ${sql.lit(`${usualWay} minutes`)}::interval)`
}
