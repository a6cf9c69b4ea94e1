import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CopiedOrder } from '../../src-domain/own-data/data-copy.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import { pastOrderOf, pastOrders } from '../ordering/order-history.ts'
import type { Database } from '../store/database.ts'

interface TypedRow {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly guest_email: string | null
  readonly guest_phone: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly note: string | null
  readonly delivery_notes: string | null
  readonly language: string | null
  readonly brand_id: string
  readonly card_id: string | null
  readonly card_number: string | null
}

/** Without tokens, which would grant access to a finder of the file. */
export async function copiedOrders(
  db: Database,
  secrets: Pick<CardSecrets, 'open'>,
  condition: RawBuilder<SqlBool>,
): Promise<readonly CopiedOrder[]> {
  const rows = await pastOrders(db)
    .leftJoin('gift_card_entries as e', (join) =>
      join.onRef('e.brand_id', '=', 'orders.brand_id').onRef('e.order_id', '=', 'orders.id').on('e.n', '=', 0),
    )
    .leftJoin('gift_cards as g', (join) => join.onRef('g.brand_id', '=', 'e.brand_id').onRef('g.id', '=', 'e.card_id'))
    .select(['orders.brand_id', 'g.id as card_id', 'g.number_sealed as card_number'])
    .select([
      submittedText('guest,firstName').as('first_name'),
      submittedText('guest,lastName').as('last_name'),
      submittedText('guest,email').as('guest_email'),
      submittedText('guest,phone').as('guest_phone'),
      submittedText('order,note').as('note'),
      submittedText('order,deliveryNotes').as('delivery_notes'),
      submittedText('language').as('language'),
      sql<string | null>`orders.ticket #>> '{patron,email}'`.as('email'),
      sql<string | null>`orders.ticket #>> '{patron,phone}'`.as('phone'),
    ])
    .where(condition)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute()
  return rows.map((row) => {
    const { token: _, ...order } = pastOrderOf(row)
    return { order, ...typedDetailsOf(row), ...giftCardOf(secrets, row) }
  })
}

function submittedText(path: string): RawBuilder<string | null> {
  return sql<string | null>`orders.submitted #>> ${`{${path}}`}::text[]`
}

function typedDetailsOf(row: TypedRow): Omit<CopiedOrder, 'order'> {
  const { first_name: firstName, last_name: lastName } = row
  const isGuests = firstName !== null && lastName !== null
  return {
    ...(isGuests
      ? { guest: { firstName, lastName, ...named('email', row.guest_email), ...named('phone', row.guest_phone) } }
      : { ...named('email', row.email), ...named('phone', row.phone) }),
    ...named('note', row.note),
    ...named('deliveryNotes', row.delivery_notes),
    ...named('language', row.language),
  }
}

function named<K extends string>(name: K, value: string | null): { readonly [P in K]?: string } | Record<never, never> {
  return value === null || value === '' ? {} : { [name]: value }
}

function giftCardOf(secrets: Pick<CardSecrets, 'open'>, { brand_id, card_id, card_number }: TypedRow) {
  if (card_id === null || card_number === null) return {}
  return { giftCardLast4: secrets.open(brand_id, card_id, card_number).replace(/\W/g, '').slice(-4) }
}
