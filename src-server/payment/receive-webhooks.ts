import { sql } from 'kysely'
import type { Post, Posted } from '../../src-domain/payment/vendor-post.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { Gateways } from './gateways.ts'
import type { PaymentAccounts } from './payment-accounts.ts'

export interface ReceiveWebhooksNeeds {
  readonly db: Database
  readonly gateways: Gateways
  readonly accounts: PaymentAccounts
  readonly clock: Clock
  readonly notify: () => void
}

/** NoSuch: not one of our processors, or one without webhooks, or not one of our brands. */
export type WebhookOutcome = Posted['_tag'] | 'NoSuch'

/**
 * Uses only the webhook's reference, to look the charge up earlier. So duplicate, late and reordered webhooks are
 * harmless.
 */
export function receiveWebhooks({
  db,
  gateways,
  accounts,
  clock,
  notify,
}: ReceiveWebhooksNeeds): (processor: string, brandId: string | undefined, post: Post) => Promise<WebhookOutcome> {
  return async (processor, brandId, post) => {
    const readers = accounts.postedTo(processor, brandId).flatMap((account) => {
      const readPost = gateways.get(account)?.readPost
      return readPost === undefined ? [] : [{ account, readPost }]
    })
    const read = await Promise.all(
      readers.map(async ({ account, readPost }) => ({ account, posted: await readPost(post, clock.now()) })),
    )
    const told = read.flatMap(({ account, posted }) => (posted._tag === 'Happened' ? [{ account, ...posted }] : []))
    const hurried = await Promise.all(told.map(({ account, reference }) => hurry(db, account, reference)))
    if (hurried.includes(true)) notify()
    return told.length > 0
      ? 'Happened'
      : ((read.find(({ posted }) => posted._tag === 'Ignored') ?? read[0])?.posted._tag ?? 'NoSuch')
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
