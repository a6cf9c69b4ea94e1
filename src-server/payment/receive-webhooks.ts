import { sql } from 'kysely'
import type { Post, Posted } from '../../src-domain/payment/vendor-post.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { Gateways } from './gateways.ts'

export interface ReceiveWebhooksNeeds {
  readonly db: Database
  readonly gateways: Gateways
  readonly clock: Clock
  readonly notify: () => void
}

/** NoSuch: not one of our processors, or one without webhooks. */
export type WebhookOutcome = Posted['_tag'] | 'NoSuch'

/**
 * Uses only the webhook's reference, to look the charge up earlier. So duplicate, late and reordered webhooks are
 * harmless.
 */
export function receiveWebhooks({
  db,
  gateways,
  clock,
  notify,
}: ReceiveWebhooksNeeds): (name: string, post: Post) => Promise<WebhookOutcome> {
  return async (name, post) => {
    const readPost = gateways.get(name)?.readPost
    if (readPost === undefined) return 'NoSuch'
    const posted = await readPost(post, clock.now())
    if (posted._tag === 'Happened' && (await hurry(db, name, posted.reference))) notify()
    return posted._tag
  }
}

async function hurry(db: Database, processor: string, reference: string): Promise<boolean> {
  // Each part reads only open rows, through partial indexes.
  const { rows } = await sql`
    with charges as (
      update attempts a set lease_until = least(a.lease_until, now())
      from placements p
      where a.state = 'started' and a.processor = ${processor} and a.reference = ${reference}
        and p.brand_id = a.brand_id and p.key = a.key and p.attempt = a.n and p.state in ('waiting', 'unknown', 'ending')
      returning 1
    ),
    late as (
      update attempts set look_again_at = least(look_again_at, now())
      where look_again_at is not null and processor = ${processor} and reference = ${reference}
      returning 1
    ),
    backs as (
      update jobs j set run_at = least(j.run_at, now())
      from refunds r
      where r.processor = ${processor} and r.reference = ${reference} and r.state not in ('done', 'refused')
        and j.brand_id = r.brand_id and j.kind = 'refund' and j.subject = r.order_id
        and (j.payload ->> 'n')::integer = r.n and not j.is_dead
      returning 1
    )
    select 1 from charges union all select 1 from late union all select 1 from backs`.execute(db)
  return rows.length > 0
}
