import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Passwords } from '../account/password.ts'
import { seedMarkets, seedStreets } from '../address/seed-streets.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { inParts } from '../store/in-parts.ts'
import type { Schema } from '../store/schema.ts'
import type { BrandSeed, PatronSeed } from './brand-seed.ts'
import { type MenuVersions, menuVersions } from './menu-versions.ts'
import { seedCurrency } from './seed-currency.ts'
import { seedGiftCards } from './seed-gift-cards.ts'
import { seedPromotions } from './seed-promotions.ts'
import { seedStaff } from './seed-staff.ts'
import { seedTables } from './seed-tables.ts'
import { switchOffDemo } from './switch-off-demo.ts'

/** Advisory lock number, the same in every process that seeds. */
const gate = 7_301_403

export interface SeedNeeds {
  readonly secrets: CardSecrets
  readonly passwords: Passwords
  readonly log: Log
  /** Absent: by the database's clock. */
  readonly now?: Instant | undefined
}

/** Idempotent. One transaction, one process at a time. */
export function seedBrand(database: Database, seed: BrandSeed, needs: SeedNeeds): Promise<void> {
  return inTurn(database, (db) => writeBrand(db, seed, needs))
}

/** A transaction that waits until no other process writes a brand. */
export function inTurn<A>(database: Database, work: (db: Database) => Promise<A>): Promise<A> {
  return database.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${gate}::bigint)`.execute(db)
    return work(db)
  })
}

/** Within a transaction of `inTurn`. Unchanged rows are not written, so that no placement waits for them. */
export async function writeBrand(db: Database, seed: BrandSeed, needs: SeedNeeds): Promise<void> {
  const { secrets, passwords, log } = needs
  const brandId = seed.brand.id
  const { towns = [], markets = [], promotions = [] } = seed
  const { isNew } = await seedCurrency(db, seed.brand)
  await seedLocations(db, seed, await menuVersions(db, seed, log))
  // A new brand has no rows that its files could have lost.
  if (!isNew) await forgetLocations(db, seed)
  if (!isNew || towns.length > 0) await seedStreets(db, brandId, towns)
  if (!isNew || markets.length > 0) await seedMarkets(db, brandId, markets)
  await seedPatrons(db, brandId, seed.patrons, passwords)
  await seedStaff(db, brandId, seed.staff ?? [], { passwords, now: needs.now })
  if (!isNew || promotions.length > 0) await seedPromotions(db, seed, log)
  await seedGiftCards(db, brandId, seed.giftCards ?? [], secrets)
  if (seed.switchedOff !== undefined) await switchOffDemo(db, brandId, seed.switchedOff, passwords)
}

function versionOf(json: string): string {
  return createHash('sha256').update(json).digest('base64url').slice(0, 22)
}

async function seedLocations(
  db: Database,
  seed: BrandSeed,
  versionsOf: (locationId: string) => MenuVersions,
): Promise<void> {
  const brandId = seed.brand.id
  const rows = seed.locations.map((settings, position) => {
    const { id, slug } = settings.location
    const json = JSON.stringify(settings)
    const { menu, packing, upsells } = versionsOf(id)
    return {
      ...{ brand_id: brandId, id, slug, position, settings: json, settings_version: versionOf(json) },
      ...{ menu_version: menu, packing_version: packing, upsell_version: upsells },
    }
  })
  const written = new Set<string>()
  for (const part of inParts(rows)) for (const id of await writeLocations(db, part)) written.add(id)
  // The settings contain the slug and the tables.
  await seedTables(
    db,
    brandId,
    seed.locations.filter(({ location }) => written.has(location.id)),
  )
}

async function forgetLocations(db: Database, { brand, locations }: BrandSeed): Promise<void> {
  const ids = locations.map(({ location }) => location.id)
  const gone = db.deleteFrom('locations').where('brand_id', '=', brand.id)
  await (ids.length === 0 ? gone : gone.where('id', 'not in', ids)).execute()
}

/** Returns the ids of new and changed locations; the others are not written. */
async function writeLocations(
  db: Database,
  rows: readonly Insertable<Schema['locations']>[],
): Promise<readonly string[]> {
  const written = await db
    .insertInto('locations')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'id'])
        .doUpdateSet(({ ref }) => ({
          slug: ref('excluded.slug'),
          position: ref('excluded.position'),
          settings: ref('excluded.settings'),
          settings_version: ref('excluded.settings_version'),
          menu_version: ref('excluded.menu_version'),
          packing_version: ref('excluded.packing_version'),
          upsell_version: ref('excluded.upsell_version'),
        }))
        .where(
          sql<boolean>`(locations.position, locations.settings_version, locations.menu_version, locations.packing_version,
            locations.upsell_version)
            is distinct from (excluded.position, excluded.settings_version, excluded.menu_version,
              excluded.packing_version, excluded.upsell_version)`,
        ),
    )
    .returning('id')
    .execute()
  return written.map(({ id }) => id)
}

/** Never overwrites a patron, so that spent credit stays spent. */
async function seedPatrons(
  db: Database,
  brandId: string,
  seeds: readonly PatronSeed[],
  passwords: Passwords,
): Promise<void> {
  if (seeds.length === 0) return
  const ids = seeds.map(({ patron }) => patron.id)
  const rows = db.selectFrom('patrons').select('id').where('brand_id', '=', brandId).where('id', 'in', ids)
  const known = new Set((await rows.execute()).map(({ id }) => id))
  for (const seed of seeds) {
    if (known.has(seed.patron.id)) continue
    known.add(seed.patron.id)
    await seedPatron(db, brandId, seed, passwords)
  }
}

async function seedPatron(db: Database, brandId: string, seed: PatronSeed, passwords: Passwords): Promise<void> {
  const { patron } = seed
  await db
    .insertInto('patrons')
    .values({
      brand_id: brandId,
      id: patron.id,
      account: (patron.email ?? patron.phone?.value ?? patron.id).toLowerCase(),
      password_hash: await passwords.hash(seed.password),
      must_set_password: seed.mustSetPassword ?? false,
      profile: JSON.stringify(patron),
      credit: seed.credit,
      credit_held: 0,
    })
    .execute()
  for (const card of seed.cards) {
    await db
      .insertInto('saved_cards')
      .values({
        brand_id: brandId,
        id: card.id,
        patron_id: patron.id,
        processor: card.processor,
        token: card.token,
        brand: card.brand,
        last4: card.last4,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        is_primary: card.primaryCard,
      })
      .execute()
  }
}
