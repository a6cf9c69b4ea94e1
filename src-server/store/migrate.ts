import { type Migration, Migrator, sql } from 'kysely'
import type { Database } from './database.ts'
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
import refunds from './migrations/0021-refunds.sql'
import furtherSteps from './migrations/0022-further-steps.sql'
import currency from './migrations/0023-currency.sql'
import savedCards from './migrations/0024-saved-cards.sql'
import taxInPrices from './migrations/0025-tax-in-prices.sql'
import verifiedPhones from './migrations/0030-verified-phones.sql'
import socialIdentities from './migrations/0031-social-identities.sql'
import openReferences from './migrations/0032-open-references.sql'
import namelessOrders from './migrations/0033-nameless-orders.sql'
import idleAccounts from './migrations/0034-idle-accounts.sql'
import erasedSessions from './migrations/0035-erased-sessions.sql'
import { CannotOpenStore } from './store-failure.ts'
import { takeOverMigrations } from './take-over-migrations.ts'

/** In the order of their names; a migration that was released is never changed, only followed by another. */
const migrations: Readonly<Record<string, string>> = {
  '0001-orders': first,
  '0002-tables-and-upsells': second,
  '0003-saved-carts': third,
  '0004-late-charges': fourth,
  '0005-slots': slots,
  '0006-deliveries': deliveries,
  '0007-promotions-and-gift-cards': promotions,
  '0008-places': places,
  '0009-loyalty': loyalty,
  '0010-kitchen-slips': slips,
  '0011-job-expiry': jobExpiry,
  '0012-reconciliation': reconciliation,
  '0013-telling-kitchens': kitchens,
  '0015-limits': limits,
  '0017-placing-turns': turns,
  '0019-exact-rates': exactRates,
  '0020-pins': pins,
  '0021-refunds': refunds,
  '0022-further-steps': furtherSteps,
  '0023-currency': currency,
  '0024-saved-cards': savedCards,
  '0025-tax-in-prices': taxInPrices,
  '0030-verified-phones': verifiedPhones,
  '0031-social-identities': socialIdentities,
  '0032-open-references': openReferences,
  '0033-nameless-orders': namelessOrders,
  '0034-idle-accounts': idleAccounts,
  '0035-erased-sessions': erasedSessions,
}

/**
 * Brings the schema up to date: in one transaction, one process at a time. Refuses a schema that is newer than this
 * program.
 */
export async function migrate(db: Database): Promise<void> {
  // Nearly every start. The migrator looks through the whole catalogue three times to say the same.
  if (await isUpToDate(db)) return
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => programs },
    // Without it, a table of the same name in any other schema would be taken for ours.
    migrationTableSchema: await takeOverMigrations(db),
    // It orders what was done by the clocks of whoever did it. What one of them did wrongly must not keep us from starting.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results.find(({ status }) => status === 'Error')
  if (failed !== undefined) {
    const detail = error instanceof Error ? error.message : String(error)
    throw new CannotOpenStore({ _tag: 'MigrationFailed', migration: failed.migrationName, detail })
  }
  // A newer program may have been at it at the same moment.
  await isUpToDate(db)
  throw error
}

async function isUpToDate(db: Database): Promise<boolean> {
  const names = Object.keys(migrations)
  const done = await namesDone(db).catch((): readonly string[] => [])
  const unknown = done.find((name) => migrations[name] === undefined)
  if (unknown !== undefined)
    throw new CannotOpenStore({ _tag: 'NewerSchema', found: unknown, known: names.at(-1) ?? '' })
  return done.length === names.length
}

/** The newest first. Rejects where nothing was ever done. */
async function namesDone(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db)
  return rows.map(({ name }) => name)
}

const programs: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(migrations).map(([name, text]) => [name, { up: (db) => runAll(db, text) }]),
)

async function runAll(db: Parameters<Migration['up']>[0], text: string): Promise<void> {
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(db)
}

function statementsOf(text: string): readonly string[] {
  const bodies: string[] = []
  // A function's body is quoted by dollars and holds semicolons of its own.
  const plain = text.replaceAll(/\$\$[\s\S]*?\$\$/g, (body) => `$$${bodies.push(body) - 1}$$`)
  return plain
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\$\$(\d+)\$\$/g, (_, index) => bodies[Number(index)] ?? '').trim())
    .filter((statement) => statement !== '')
}
