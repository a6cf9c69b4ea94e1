import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Passwords } from '../account/password.ts'
import { seedMarkets, seedStreets } from '../address/seed-streets.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import type { Log } from '../log.ts'
import { acceptedMenu } from '../menu/accepted-menu.ts'
import { encodedMenu } from '../menu/encoded-menu.ts'
import type { Database } from '../store/database.ts'
import type { BrandSeed, PatronSeed } from './brand-seed.ts'
import { seedGiftCards } from './seed-gift-cards.ts'
import { seedPromotions } from './seed-promotions.ts'
import { seedStaff } from './seed-staff.ts'
import { seedTables } from './seed-tables.ts'
import { switchOffDemo } from './switch-off-demo.ts'

/** Advisory lock number, the same in every process that seeds. */
const gate = 7_301_403

interface Versions {
  readonly menu: string
  readonly packing: string | null
  readonly upsells: string | null
}

export interface SeedNeeds {
  readonly secrets: CardSecrets
  readonly passwords: Passwords
  readonly log: Log
  /** Absent: by the database's clock. */
  readonly now?: Instant | undefined
}

/** Idempotent. One transaction, one process at a time. */
export function seedBrand(database: Database, seed: BrandSeed, needs: SeedNeeds): Promise<void> {
  const { secrets, passwords, log } = needs
  return database.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${gate}::bigint)`.execute(db)
    await db
      .insertInto('brands')
      .values({ id: seed.brand.id, name: seed.brand.name })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: seed.brand.name }))
      .execute()
    const menu = await menuVersion(db, seed, log)
    const packing = await packingVersion(db, seed, log)
    const upsells = await upsellVersion(db, seed, log)
    await seedLocations(db, seed, { menu, packing, upsells })
    await seedStreets(db, seed.brand.id, seed.towns ?? [])
    await seedMarkets(db, seed.brand.id, seed.markets ?? [])
    for (const patron of seed.patrons) await seedPatron(db, seed.brand.id, patron, passwords)
    await seedStaff(db, seed.brand.id, seed.staff ?? [], { passwords, now: needs.now })
    await seedPromotions(db, seed, log)
    await seedGiftCards(db, seed.brand.id, seed.giftCards ?? [], secrets)
    if (seed.switchedOff !== undefined) await switchOffDemo(db, seed.brand.id, seed.switchedOff, passwords)
  })
}

function versionOf(json: string): string {
  return createHash('sha256').update(json).digest('base64url').slice(0, 22)
}

async function seedMenu(db: Database, brandId: string, menu: Menu): Promise<string> {
  const { json, version } = encodedMenu(menu)
  await db
    .insertInto('menus')
    .values({ brand_id: brandId, version, menu: json })
    // Rows from before migration 0039 lost the order of their lists.
    .onConflict((conflict) => conflict.columns(['brand_id', 'version']).doUpdateSet({ menu: json }))
    .execute()
  return version
}

async function servedMenu(
  db: Database,
  brandId: string,
  column: 'menu_version' | 'packing_version' | 'upsell_version',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('locations')
    .select(`${column} as version`)
    .where('brand_id', '=', brandId)
    .where(column, 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? undefined
}

function menuVersion(db: Database, { brand, menu }: BrandSeed, log: Log): Promise<string> {
  return acceptedMenu(
    menu,
    { kind: 'menu', brandId: brand.id, log },
    { served: () => servedMenu(db, brand.id, 'menu_version'), take: (whole) => seedMenu(db, brand.id, whole) },
  )
}

async function packingVersion(db: Database, { brand, packingMenu: menu }: BrandSeed, log: Log) {
  return menu === undefined
    ? null
    : acceptedMenu(
        menu,
        { kind: 'packing menu', brandId: brand.id, log },
        { served: () => servedMenu(db, brand.id, 'packing_version'), take: (whole) => seedMenu(db, brand.id, whole) },
      )
}

async function upsellVersion(db: Database, { brand, upsellMenu: menu }: BrandSeed, log: Log) {
  return menu === undefined
    ? null
    : acceptedMenu(
        menu,
        { kind: 'upsell menu', brandId: brand.id, log },
        { served: () => servedMenu(db, brand.id, 'upsell_version'), take: (whole) => seedMenu(db, brand.id, whole) },
      )
}

async function seedLocations(db: Database, seed: BrandSeed, versions: Versions): Promise<void> {
  const brandId = seed.brand.id
  for (const [position, settings] of seed.locations.entries()) {
    const json = JSON.stringify(settings)
    const row = {
      slug: settings.location.slug,
      position,
      settings: json,
      settings_version: versionOf(json),
      menu_version: versions.menu,
      packing_version: versions.packing,
      upsell_version: versions.upsells,
    }
    await db
      .insertInto('locations')
      .values({ brand_id: brandId, id: settings.location.id, ...row })
      .onConflict((conflict) => conflict.columns(['brand_id', 'id']).doUpdateSet(row))
      .execute()
    await seedTables(db, brandId, settings)
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
