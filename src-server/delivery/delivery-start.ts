import { type RawBuilder, sql } from 'kysely'
import { usualWay } from '../../src-domain/ticket/minutes-on-the-way.ts'

/** Now, or some time before the scheduled time. */
export function deliveryStart(scheduledAt: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`greatest(now(), ${scheduledAt} - ${sql.lit(`${usualWay} minutes`)}::interval)`
}
