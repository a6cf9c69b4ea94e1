import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

export interface RefundName {
  readonly orderId: string
  readonly n: number
}

/** voided: cancelled an uncaptured authorisation. booked: without a processor. */
export type RefundEnd =
  | { readonly _tag: 'Done'; readonly way: 'refunded' | 'voided' | 'booked'; readonly refundId?: string }
  | { readonly _tag: 'Refused' }

/**
 * Records the end and returns gift card, credit and the use of a code. Only one caller wins the row. Locks rows in the
 * order of placements, which prevents deadlocks.
 */
export async function finishRefund(db: Database, { orderId, n }: RefundName, end: RefundEnd): Promise<boolean> {
  if (end._tag === 'Refused') return refused(db, { orderId, n })
  const { way, refundId } = end
  const { rows } = await sql`
    with won as (
      update refunds set state = 'done', way = ${way}::text, refund_id = ${refundId ?? null}::text, finished_at = now()
      where order_id = ${orderId} and n = ${n}::integer and state in ('claimed', 'asked')
      returning *
    ),
    about as (
      select o.id, o.brand_id, o.patron_id, o.ticket, o.payment, o.terms -> 'promo' as promo
      from orders o join won on won.order_id = o.id
    ),
    entries as (
      insert into refund_entries (order_id, n, account, brand_id, amount)
      select won.order_id, won.n, one.account, won.brand_id, one.amount from won join about on true
      cross join lateral (values
        (case when about.payment ->> 'kind' = 'card' then 'card:' || coalesce(won.processor, '') else 'cash' end, -won.charged),
        ('credit', -won.credit), ('gift-card', -won.gift_card), ('sale', won.sale), ('service-fee', won.service_fee),
        ('tax', won.tax), ('tip', won.tip)
      ) one (account, amount)
      where one.amount <> 0
    ),
    credited as (
      update patrons p set credit = p.credit + won.credit from won join about on true
      where won.credit > 0 and p.brand_id = about.brand_id and p.id = about.patron_id
      returning 1
    ),
    uncoded as (
      update promotion_codes c set uses = c.uses - 1 from won join about on true
      where won.is_whole and c.brand_id = about.brand_id and c.id = about.promo ->> 'codeId' and c.uses > 0
        and (select count(*) from credited) >= 0
      returning 1
    ),
    unshared as (
      update promotion_patrons s set uses = s.uses - 1 from won join about on true
      where won.is_whole and (about.promo ->> 'isPerPatron')::boolean and s.brand_id = about.brand_id
        and s.code_id = about.promo ->> 'codeId' and s.patron_id = about.patron_id and s.uses > 0
        and (select count(*) from uncoded) >= 0
      returning 1
    ),
    carded as (
      update gift_cards g set balance = g.balance + won.gift_card from won, gift_card_entries e
      where won.gift_card > 0 and e.brand_id = won.brand_id and e.order_id = won.order_id and e.n = 0
        and g.brand_id = e.brand_id and g.id = e.card_id and (select count(*) from unshared) >= 0
      returning g.id
    ),
    card_entered as (
      insert into gift_card_entries (brand_id, card_id, order_id, amount, n)
      select won.brand_id, carded.id, won.order_id, won.gift_card, won.n from won cross join carded
    ),
    ${nextOfOrder}
    told as (
      insert into jobs (brand_id, kind, subject, payload)
      select won.brand_id, 'refund-mail', won.order_id, jsonb_build_object('n', won.n) from won join about on true
      where about.ticket -> 'patron' ->> 'email' <> '' and not exists (
        select from cancellations c where c.order_id = won.order_id and won.is_whole)
    )
    select 1 from won`.execute(db)
  return rows.length > 0
}

/** Frees the claimed amounts for another refund. */
async function refused(db: Database, { orderId, n }: RefundName): Promise<boolean> {
  const { rows } = await sql`
    with won as (
      update refunds set state = 'refused', finished_at = now()
      where order_id = ${orderId} and n = ${n}::integer and state in ('claimed', 'asked')
      returning *
    ),
    ${nextOfOrder}
    told as (select 1 from won)
    select 1 from told`.execute(db)
  return rows.length > 0
}

/** Makes the order's next job due, which waited for this one. */
const nextOfOrder = sql`
    next as (
      update jobs j set run_at = least(j.run_at, now()), tries = 0 from won
      where j.brand_id = won.brand_id and j.subject = won.order_id and not j.is_dead
        and (j.kind = 'capture' or j.kind = 'refund' and (j.payload ->> 'n')::integer > won.n)
    ),`
