import { type RawBuilder, sql } from 'kysely'
import { minor } from '../../src-domain/money/minor.ts'
import type { CardChange, CardChangeKind, IssuedCard } from '../../src-domain/offers/issued-card.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import type { Database } from '../store/database.ts'
import { displayNumber } from '../store/rows/display-number.ts'

export interface CardRow {
  readonly id: string
  readonly brand_id: string
  readonly handle: string
  readonly number_sealed: string
  readonly balance: number
  readonly held: number
  readonly is_active: boolean
  readonly receiver: string
}

interface ChangeRow {
  readonly kind: CardChangeKind
  /** Milliseconds since 1970. */
  readonly at: number | null
  readonly amount: number
  readonly order_number: number | null
  readonly by: string | null
  readonly reason: string | null
}

export interface FoundCardRow extends CardRow {
  readonly history: readonly ChangeRow[] | null
}

/** Entries in a card's history. */
const mostChanges = 200

/** Cards of a brand with their history, newest first. An entry of no order is the card's issue, or its end. */
export async function readCards(
  db: Database,
  brandId: string,
  which: RawBuilder<unknown>,
): Promise<readonly FoundCardRow[]> {
  const { rows } = await sql<FoundCardRow>`
    select g.id, g.brand_id, g.handle, g.number_sealed, g.balance, g.held, g.is_active, g.receiver, (
      select json_agg(json_build_object('kind', one.kind, 'at', floor(extract(epoch from one.at) * 1000),
        'amount', one.amount, 'order_number', one.display_number, 'by', one.name, 'reason', one.reason)
        order by one.at desc nulls last, one.n desc)
      from (
        select e.amount, e.n, o.display_number, s.name, v.reason, coalesce(v.at, r.finished_at, o.placed_at) as at,
          case when e.order_id <> '' then case when e.n = 0 then 'spent' else 'refunded' end
            when e.n = 0 then 'issued' else 'voided' end as kind
        from gift_card_entries e
        left join orders o on o.id = e.order_id
        left join refunds r on r.order_id = e.order_id and r.n = e.n
        left join offer_events v on e.order_id = '' and v.brand_id = e.brand_id and v.subject = g.handle::text
          and v.kind = case when e.n = 0 then 'card-issued' else 'card-voided' end
        left join staff s on s.brand_id = v.brand_id and s.id = v.member_id
        where e.brand_id = g.brand_id and e.card_id = g.id
        order by at desc nulls last, e.n desc limit ${mostChanges}
      ) one
    ) as history
    from gift_cards g
    left join offer_events i on i.brand_id = g.brand_id and i.subject = g.handle::text and i.kind = 'card-issued'
    where g.brand_id = ${brandId} and ${which}
    order by i.id desc nulls last`.execute(db)
  return rows
}

export function issuedCardOf(secrets: Pick<CardSecrets, 'open'>, row: FoundCardRow): IssuedCard {
  return {
    id: row.handle,
    last4: secrets.open(row.brand_id, row.id, row.number_sealed).replace(/\W/g, '').slice(-4),
    balance: minor(row.balance),
    held: minor(row.held),
    isActive: row.is_active,
    receiver: row.receiver,
    history: (row.history ?? []).map(changeOf),
  }
}

function changeOf({ kind, at, amount, order_number, by, reason }: ChangeRow): CardChange {
  return {
    kind,
    amount: minor(amount),
    ...(at === null ? {} : { at }),
    ...(order_number === null ? {} : { orderNumber: displayNumber(order_number) }),
    ...(by === null ? {} : { by }),
    ...(reason === null || reason === '' ? {} : { reason }),
  }
}
