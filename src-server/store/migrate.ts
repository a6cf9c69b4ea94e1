import { sql } from 'kysely'
import type { Database } from './database.ts'
import { migrationGate } from './migration-gate.ts'
import first from './migrations/0001-orders.sql'
import second from './migrations/0002-tables-and-upsells.sql'
import third from './migrations/0003-saved-carts.sql'
import fourth from './migrations/0004-late-charges.sql'
import slots from './migrations/0005-slots.sql'
import deliveries from './migrations/0006-deliveries.sql'
import promotions from './migrations/0007-promotions-and-gift-cards.sql'
import places from './migrations/0008-places.sql'
import loyalty from './migrations/0009-loyalty.sql'
import slips from './migrations/0010-kitchen-slips.sql'
import jobExpiry from './migrations/0011-job-expiry.sql'
import reconciliation from './migrations/0012-reconciliation.sql'
import kitchens from './migrations/0013-telling-kitchens.sql'
import limits from './migrations/0015-limits.sql'
import turns from './migrations/0017-placing-turns.sql'
import exactRates from './migrations/0019-exact-rates.sql'
import pins from './migrations/0020-pins.sql'
import { CannotOpenStore } from './store-failure.ts'

/** In order; a migration that was released is never changed, only followed by another. */
const migrations = [
  { name: '0001-orders', text: first },
  { name: '0002-tables-and-upsells', text: second },
  { name: '0003-saved-carts', text: third },
  { name: '0004-late-charges', text: fourth },
  { name: '0005-slots', text: slots },
  { name: '0006-deliveries', text: deliveries },
  { name: '0007-promotions-and-gift-cards', text: promotions },
  { name: '0008-places', text: places },
  { name: '0009-loyalty', text: loyalty },
  { name: '0010-kitchen-slips', text: slips },
  { name: '0011-job-expiry', text: jobExpiry },
  { name: '0012-reconciliation', text: reconciliation },
  { name: '0013-telling-kitchens', text: kitchens },
  { name: '0015-limits', text: limits },
  { name: '0017-placing-turns', text: turns },
  { name: '0019-exact-rates', text: exactRates },
  { name: '0020-pins', text: pins },
] as const

const statementsOf = (text: string): readonly string[] => {
  const bodies: string[] = []
  // A function's body is quoted by dollars and holds semicolons of its own.
  const plain = text.replaceAll(/\$\$[\s\S]*?\$\$/g, (body) => `$$${bodies.push(body) - 1}$$`)
  return plain
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\$\$(\d+)\$\$/g, (_, index) => bodies[Number(index)] ?? '').trim())
    .filter((statement) => statement !== '')
}

const locked = (transaction: Database) =>
  sql`select pg_advisory_xact_lock(${migrationGate}::bigint)`.execute(transaction)

/**
 * Brings the schema up to date: each migration in one transaction of its own, one process at a time.
 * Refuses a schema that is newer than this program.
 */
export const migrate = async (db: Database): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    // Behind the lock, because two processes that make one table at a time collide even "if not exists".
    await locked(transaction)
    await sql`create table if not exists migrations (number integer primary key, name text not null, at timestamptz not null default now())`.execute(
      transaction,
    )
  })
  for (const [index, { name, text }] of migrations.entries()) {
    const number = index + 1
    try {
      await db.transaction().execute(async (transaction) => {
        await locked(transaction)
        const done = await sql<{ newest: number | null }>`select max(number) as newest from migrations`.execute(
          transaction,
        )
        const newest = done.rows[0]?.newest ?? 0
        if (newest > migrations.length)
          throw new CannotOpenStore({ _tag: 'NewerSchema', found: newest, known: migrations.length })
        if (newest >= number) return
        for (const statement of statementsOf(text)) await sql.raw(statement).execute(transaction)
        await sql`insert into migrations (number, name) values (${number}, ${name})`.execute(transaction)
      })
    } catch (reason) {
      if (reason instanceof CannotOpenStore) throw reason
      throw new CannotOpenStore({
        _tag: 'MigrationFailed',
        migration: name,
        detail: reason instanceof Error ? reason.message : String(reason),
      })
    }
  }
}
