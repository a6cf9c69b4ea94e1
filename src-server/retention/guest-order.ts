import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { DataCopy } from '../../src-domain/own-data/data-copy.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import type { NotFound } from '../not-found.ts'
import type { Database } from '../store/database.ts'
import { retryOnConflict } from '../store/retry-on-conflict.ts'
import { copiedOrders } from './copied-orders.ts'
import { makeNameless } from './make-nameless.ts'
import { isAnyOpen } from './open-orders.ts'

export interface OrderOpen {
  readonly _tag: 'OrderOpen'
}
export interface OrderOfAccount {
  readonly _tag: 'OfAccount'
}

/** The token is itself the capability. */
export interface TokenOfOrder {
  readonly brandId: string
  readonly token: string
}

interface Row {
  readonly id: string
  readonly patron_id: string | null
  readonly is_nameless: boolean
}

export async function copyGuestOrder(
  db: Database,
  secrets: Pick<CardSecrets, 'open'>,
  name: TokenOfOrder,
  now: Instant,
): Promise<Either<NotFound | OrderOfAccount, DataCopy>> {
  const found = await orderOf(db, name)
  if (found._tag === 'Left') return found
  const none = { cards: [], platforms: [], sessions: [], messages: [] }
  const orders = await copiedOrders(db, secrets, sql`orders.id = ${found.right.id}`)
  return right({ ...none, madeAt: new Date(now).toISOString(), orders })
}

export function eraseGuestOrder(
  db: Database,
  name: TokenOfOrder,
  now: Instant,
): Promise<Either<NotFound | OrderOfAccount | OrderOpen, void>> {
  return retryOnConflict(() =>
    db.transaction().execute(async (within) => {
      const found = await orderOf(within, name)
      if (found._tag === 'Left') return found
      const { id, is_nameless: isNameless } = found.right
      if (isNameless) return right(undefined)
      if (await isAnyOpen(within, sql`o.id = ${id}`, now)) return left({ _tag: 'OrderOpen' })
      const which = sql`select id from orders where id = ${id} for update`
      await makeNameless(within, { which, now, staysInHistory: false })
      return right(undefined)
    }),
  )
}

async function orderOf(
  db: Database,
  { brandId, token }: TokenOfOrder,
): Promise<Either<NotFound | OrderOfAccount, Row>> {
  const { rows } = await sql<Row>`
    select id, patron_id, nameless_at is not null as is_nameless from orders
    where brand_id = ${brandId} and token = ${token}`.execute(db)
  const [row] = rows
  if (row === undefined) return left({ _tag: 'NotFound' })
  return row.patron_id === null ? right(row) : left({ _tag: 'OfAccount' })
}
