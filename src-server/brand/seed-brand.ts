import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Passwords } from '../account/password.ts'
import { seedMarkets, seedStreets } from '../address/seed-streets.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
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
  await seedCurrency(db, seed.brand)
  await seedLocations(db, seed, await menuVersions(db, seed, log))
  await seedStreets(db, brandId, seed.towns ?? [])
  await seedMarkets(db, brandId, seed.markets ?? [])
  for (const patron of seed.patrons) await seedPatron(db, brandId, patron, passwords)
  await seedStaff(db, brandId, seed.staff ?? [], { passwords, now: needs.now })
  await seedPromotions(db, seed, log)
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
  for (const [position, settings] of seed.locations.entries()) {
    const json = JSON.stringify(settings)
    const versions = versionsOf(settings.location.id)
    const row = {
      slug: settings.location.slug,
      position,
      settings: json,
      settings_version: versionOf(json),
      menu_version: versions.menu,
      packing_version: versions.packing,
      upsell_version: versions.upsells,
    }
    const written = await db
      .insertInto('locations')
      .values({ brand_id: brandId, id: settings.location.id, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['brand_id', 'id'])
          .doUpdateSet(row)
          .where(
            sql<boolean>`(locations.position, locations.settings_version, locations.menu_version, locations.packing_version,
              locations.upsell_version)
              is distinct from (excluded.position, excluded.settings_version, excluded.menu_version,
                excluded.packing_version, excluded.upsell_version)`,
          ),
      )
      .returning('id')
      .executeTakeFirst()
    // The settings contain the slug and the tables.
    if (written !== undefined) await seedTables(db, brandId, settings)
  }
  const ids = seed.locations.map(({ location }) => location.id)
  const gone = db.deleteFrom('locations').where('brand_id', '=', brandId)
  await (ids.length === 0 ? gone : gone.where('id', 'not in', ids)).execute()
}

/** Never overwrites a patron, so that spent credit stays spent. */
async function seedPatron(db: Database, brandId: string, seed: PatronSeed, passwords: Passwords): Promise<void> {
  const { patron } = seed
  const found = await db
    .selectFrom('patrons')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('id', '=', patron.id)
    .executeTakeFirst()
  if (found !== undefined) return
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
