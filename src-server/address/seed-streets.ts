import { createHash } from 'node:crypto'
import type { Database } from '../store/database.ts'
import { inParts } from '../store/in-parts.ts'
import type { MarketSeed, StreetSeed, TownSeed } from './town.ts'
import { findingWords, foldedStreet } from './typed-address.ts'

type Row = ReturnType<typeof rowsOf>[number]

export async function seedStreets(db: Database, brandId: string, towns: readonly TownSeed[]): Promise<void> {
  const version = createHash('sha256').update(JSON.stringify(towns)).digest('base64url').slice(0, 22)
  const known = await db.selectFrom('gazetteers').select('version').where('brand_id', '=', brandId).executeTakeFirst()
  if (known?.version === version) return
  await db.deleteFrom('places').where('brand_id', '=', brandId).execute()
  await write(db, brandId, towns.flatMap(rowsOf))
  await db
    .insertInto('gazetteers')
    .values({ brand_id: brandId, version })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ version }))
    .execute()
}

/** Replaces the brand's marketplaces (LOC-46). */
export async function seedMarkets(db: Database, brandId: string, markets: readonly MarketSeed[]): Promise<void> {
  await db.deleteFrom('markets').where('brand_id', '=', brandId).execute()
  if (markets.length === 0) return
  const rows = markets.map(({ slug, name, locations }) => ({
    brand_id: brandId,
    slug,
    name,
    location_slugs: JSON.stringify(locations),
  }))
  await db.insertInto('markets').values(rows).execute()
}

function streetOf({ city, state }: TownSeed, street: StreetSeed) {
  return {
    id: street.id,
    kind: 'street' as const,
    name: street.name,
    zip: street.zip,
    words: findingWords(street.name, city, state, street.zip),
    folded: foldedStreet(street.name),
    first_number: street.first,
    last_number: street.last,
    from_lat: street.from.lat,
    from_long: street.from.long,
    to_lat: street.to.lat,
    to_long: street.to.long,
  }
}

function spot({ lat, long }: { readonly lat: number; readonly long: number }) {
  return {
    first_number: null,
    last_number: null,
    from_lat: lat,
    from_long: long,
    to_lat: lat,
    to_long: long,
  }
}

function rowsOf(town: TownSeed) {
  const { id, city, state } = town
  const whole = { id, kind: 'town' as const, name: city, zip: null, words: findingWords(city, state), folded: '' }
  const areas = town.areas.map((area) => ({
    id: area.id,
    kind: area.zip === undefined ? ('area' as const) : ('zip' as const),
    name: area.name,
    zip: area.zip ?? null,
    words: findingWords(area.name, city, state),
    folded: '',
    ...spot(area.point),
  }))
  const streets = town.streets.map((street) => streetOf(town, street))
  return [{ ...whole, ...spot(town.point) }, ...areas, ...streets].map((row) => ({ ...row, city, state }))
}

async function write(db: Database, brandId: string, rows: readonly Row[]): Promise<void> {
  const values = rows.map((row, position) => ({ ...row, brand_id: brandId, position }))
  for (const part of inParts(values)) await db.insertInto('places').values(part).execute()
}
