import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { CardSecrets } from './card-secrets.ts'

export interface ResealedCards {
  readonly resealed: number
  /** Cards that no key opens. They stay as they are. */
  readonly unreadable: number
}

/** Rows per statement, so that no placement waits long for a card. */
const batch = 500

/** Puts every card number under the first key. Repeats nothing, and may run while orders are placed. */
export async function resealCards(db: Database, secrets: CardSecrets): Promise<ResealedCards> {
  let [resealed, unreadable] = [0, 0]
  let after = { brand_id: '', id: '' }
  for (;;) {
    const { rows } = await sql<CardRow>`
      select brand_id, id, number_sealed from gift_cards
      where (brand_id, id) > (${after.brand_id}, ${after.id}) order by brand_id, id limit ${batch}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return { resealed, unreadable }
    after = last
    const due = rows.filter((row) => !secrets.isUnderFirstKey(row.brand_id, row.id, row.number_sealed))
    const read = due.flatMap((row) => renewed(secrets, row) ?? [])
    unreadable += due.length - read.length
    resealed += await write(db, read)
  }
}

interface CardRow {
  readonly brand_id: string
  readonly id: string
  readonly number_sealed: string
}

function renewed(secrets: CardSecrets, { brand_id, id, number_sealed: before }: CardRow) {
  try {
    const number = secrets.open(brand_id, id, before)
    return { brand_id, id, before, hash: secrets.hash(brand_id, number), sealed: secrets.seal(brand_id, id, number) }
  } catch {
    return undefined
  }
}

async function write(db: Database, cards: readonly NonNullable<ReturnType<typeof renewed>>[]): Promise<number> {
  if (cards.length === 0) return 0
  const { rows } = await sql`
    update gift_cards g set number_hash = n.hash, number_sealed = n.sealed
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb)
      as n (brand_id text, id text, before text, hash text, sealed text)
    where g.brand_id = n.brand_id and g.id = n.id and g.number_sealed = n.before
    returning 1`.execute(db)
  return rows.length
}
