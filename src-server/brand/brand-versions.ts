import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { BrandVersion } from '../../src-domain/staff/brand-version-list.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { migrations } from '../store/migrations.ts'
import type { BrandFiles, BrandSeed } from './brand-seed.ts'
import { hashesOf, type Pictures } from './version-pictures.ts'

/** The version that a brand serves, from its row. */
export interface ServedVersion {
  readonly brandId: string
  readonly number: number
  readonly hash: string
  /** Hash by picture name. */
  readonly pictures: Readonly<Record<string, string>>
  /** Hash of what the brand's rows were written from. */
  readonly rowsHash: string
}

export interface StoredVersion {
  readonly number: number
  readonly files: BrandFiles
  /** Hash by name. */
  readonly pictures: Readonly<Record<string, string>>
}

/** The same files have the same hash. */
export function hashOfFiles(files: BrandFiles): string {
  return hashOf(sorted(files))
}

/**
 * Hash of all that the rows of a brand depend on: the files, the demo data of development, and what this release makes
 * of them.
 */
export function hashOfRows(seed: BrandSeed): string {
  const { brand, files = {}, locations, patrons, staff, promotions, giftCards, switchedOff } = seed
  const rows = [locations, patrons, staff, promotions, giftCards, switchedOff]
  return hashOf([brand.name, sorted(files), rows, Object.keys(migrations).at(-1)])
}

/** Reads the versions of all brands, or that of one. */
export async function servedVersions(db: Database, brandId?: string): Promise<readonly ServedVersion[]> {
  interface Row extends Pick<ServedVersion, 'number' | 'hash' | 'pictures'> {
    readonly brand_id: string
    readonly rows_hash: string
  }
  const { rows } = await sql<Row>`
    select v.brand_id, v.number, v.hash, v.pictures, b.rows_hash
    from brands b join brand_versions v on v.brand_id = b.id and v.number = b.served_version
    where ${brandId ?? null}::text is null or b.id = ${brandId ?? null}
    order by v.brand_id`.execute(db)
  return rows.map(({ brand_id, rows_hash, ...row }) => ({ ...row, brandId: brand_id, rowsHash: rows_hash }))
}

/** By brand. Much smaller than `servedVersions`, because each process asks again every few seconds. */
export async function servedNumbers(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('brands').select(['id', 'served_version']).orderBy('id').execute()
  return new Map(rows.flatMap(({ id, served_version: number }) => (number === null ? [] : [[id, number] as const])))
}

/** Text of a file in the version that each brand serves, by brand. A brand without versions is not in it. */
export async function servedFiles(db: Database, name: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ brand_id: string; text: string | null }>`
    select v.brand_id, v.files ->> ${name}::text as text
    from brands b join brand_versions v on v.brand_id = b.id and v.number = b.served_version`.execute(db)
  return new Map(rows.flatMap(({ brand_id, text }) => (text === null ? [] : [[brand_id, text]])))
}

export async function servedNumber(db: Database, brandId: string): Promise<number | undefined> {
  const row = await db.selectFrom('brands').select('served_version').where('id', '=', brandId).executeTakeFirst()
  return row?.served_version ?? undefined
}

export async function storedVersion(db: Database, brandId: string, number: number): Promise<StoredVersion | undefined> {
  const row = await db
    .selectFrom('brand_versions')
    .select(['number', 'files', 'pictures'])
    .where('brand_id', '=', brandId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row
}

/** The latest first. */
export async function versionsOf(db: Database, brandId: string): Promise<readonly BrandVersion[]> {
  const rows = await db
    .selectFrom('brand_versions as v')
    .innerJoin('brands as b', 'b.id', 'v.brand_id')
    .leftJoin('staff as s', (join) => join.onRef('s.brand_id', '=', 'v.brand_id').onRef('s.id', '=', 'v.published_by'))
    .select(['v.number', 'v.published_at', 'v.published_by', 'b.served_version'])
    .select(sql<string | null>`coalesce(nullif(s.name, ''), s.email)`.as('who'))
    .where('v.brand_id', '=', brandId)
    .orderBy('v.number', 'desc')
    .limit(mostKept + 1)
    .execute()
  return rows.map(({ number, published_at, published_by, served_version, who }) => ({
    ...{ number, publishedAt: published_at.getTime(), publishedBy: published_by },
    ...(who === null ? {} : { who }),
    isServed: number === served_version,
  }))
}

/** Number of the stored version before this one. */
export async function numberBefore(db: Database, brandId: string, number: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('brand_versions')
    .select('number')
    .where('brand_id', '=', brandId)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number
}

/** Versions of a brand that are kept, beside the one that is served. */
const mostKept = 50

/** Stores the next version and returns its number. The brand's row exists. */
export async function storeVersion(
  db: Database,
  brandId: string,
  version: { readonly files: BrandFiles; readonly pictures: Pictures; readonly by: string; readonly at: Instant },
): Promise<number> {
  const { files, pictures, by, at } = version
  await storePictures(db, brandId, pictures)
  const { rows } = await sql<{ number: number }>`
    insert into brand_versions (brand_id, number, hash, files, pictures, published_at, published_by)
    select ${brandId}, coalesce(max(number), 0) + 1, ${hashOfFiles(files)}, ${JSON.stringify(files)}::jsonb,
      ${JSON.stringify(hashesOf(pictures))}::jsonb, ${new Date(at).toISOString()}::timestamptz, ${by}
    from brand_versions where brand_id = ${brandId}
    returning number`.execute(db)
  const number = rows[0]?.number ?? 0
  await forgetOldVersions(db, brandId, number - mostKept)
  return number
}

async function storePictures(db: Database, brandId: string, pictures: Pictures): Promise<void> {
  for (const { hash, bytes } of pictures.values())
    await sql`
      insert into brand_pictures (brand_id, hash, bytes)
      values (${brandId}, ${hash}, decode(${bytes.toString('base64')}, 'base64'))
      on conflict do nothing`.execute(db)
}

/** Gives a version that was stored without pictures those of its files. Another process may have done so. */
export async function addPictures(db: Database, brandId: string, number: number, pictures: Pictures): Promise<void> {
  await storePictures(db, brandId, pictures)
  await sql`
    update brand_versions set pictures = ${JSON.stringify(hashesOf(pictures))}::jsonb
    where brand_id = ${brandId} and number = ${number} and pictures = '{}'::jsonb`.execute(db)
}

/** Deletes versions up to a number, and the pictures that only they had. */
async function forgetOldVersions(db: Database, brandId: string, upTo: number): Promise<void> {
  if (upTo < 1) return
  await sql`
    delete from brand_versions v using brands b
    where v.brand_id = ${brandId} and v.number <= ${upTo} and b.id = v.brand_id
      and v.number is distinct from b.served_version`.execute(db)
  await sql`
    delete from brand_pictures p where p.brand_id = ${brandId} and not exists (
      select from brand_versions v, jsonb_each_text(v.pictures) named
      where v.brand_id = p.brand_id and named.value = p.hash)`.execute(db)
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}

function sorted(record: Readonly<Record<string, string>>) {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
}
