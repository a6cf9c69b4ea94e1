import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '../../src-domain/time/clock.ts'
import { menuFaults } from '../menu/accepted-menu.ts'
import type { Actor } from '../staff/write-audit.ts'
import { writeAudit } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import type { BrandSeed } from './brand-seed.ts'
import { hashOfRows, type StoredVersion, servedNumber, storedVersion, storeVersion } from './brand-versions.ts'
import { inTurn, type SeedNeeds, writeBrand } from './seed-brand.ts'
import { currencyChangeFault } from './seed-currency.ts'
import { bytesOf, mostPictureBytes, noPictures, type Pictures } from './version-pictures.ts'

export type PublishRefusal =
  /** Another publication came first. `served`: the version that it made. */
  | { readonly _tag: 'Superseded'; readonly served: number | undefined }
  | { readonly _tag: 'Faulty'; readonly faults: readonly string[] }
  | { readonly _tag: 'UnknownVersion' }

export interface Publication {
  readonly seed: BrandSeed
  readonly pictures?: Pictures
  /** The version that this one replaces, as its publisher saw it. Undefined: none. */
  readonly over: number | undefined
  /** Absent: a command, or a start of the server. */
  readonly actor?: Actor
  readonly at: Instant
}

/** Stores the files as the next version, writes their rows, and serves them. Returns its number. */
export async function publishBrand(
  database: Database,
  publication: Publication,
  needs: SeedNeeds,
): Promise<Either<PublishRefusal, number>> {
  const { seed, pictures = noPictures, over, actor, at } = publication
  const faults = publicationFaults(seed, pictures)
  if (faults.length > 0) return left({ _tag: 'Faulty', faults })
  return inTurn(database, async (db) => {
    const brandId = seed.brand.id
    const superseded = await supersededBy(db, brandId, over)
    if (superseded !== undefined) return left(superseded)
    const currency = await currencyChangeFault(db, seed.brand)
    if (currency !== undefined) return left({ _tag: 'Faulty', faults: [currency] })
    await writeBrand(db, seed, needs)
    const by = actor?.member.id ?? ''
    const number = await storeVersion(db, brandId, { files: seed.files ?? {}, pictures, by, at })
    await serveNumber(db, seed, number)
    if (actor !== undefined) await noteChange(db, { actor, action: 'brand:publish', number, at })
    return right(number)
  })
}

/** Serves a stored version again. `read` makes its rows. */
export async function rollBackBrand(
  database: Database,
  { brandId, to, ...publication }: Omit<Publication, 'seed' | 'pictures'> & { brandId: string; to: number },
  read: (version: StoredVersion) => Either<readonly string[], BrandSeed>,
  needs: SeedNeeds,
): Promise<Either<PublishRefusal, number>> {
  const { over, actor, at } = publication
  return inTurn(database, async (db) => {
    const version = await storedVersion(db, brandId, to)
    if (version === undefined) return left<PublishRefusal>({ _tag: 'UnknownVersion' })
    const superseded = await supersededBy(db, brandId, over)
    if (superseded !== undefined) return left(superseded)
    const seed = read(version)
    if (isLeft(seed)) return left<PublishRefusal>({ _tag: 'Faulty', faults: seed.left })
    const currency = await currencyChangeFault(db, seed.right.brand)
    if (currency !== undefined) return left<PublishRefusal>({ _tag: 'Faulty', faults: [currency] })
    const faults = publicationFaults(seed.right, noPictures)
    if (faults.length > 0) return left<PublishRefusal>({ _tag: 'Faulty', faults })
    await writeBrand(db, seed.right, needs)
    await serveNumber(db, seed.right, to)
    if (actor !== undefined) await noteChange(db, { actor, action: 'brand:rollback', number: to, at })
    return right(to)
  })
}

/** Writes the rows of the served version anew, for another release or other demo data. */
export function rewriteBrand(database: Database, seed: BrandSeed, number: number, needs: SeedNeeds): Promise<void> {
  return inTurn(database, async (db) => {
    // A publication that came in between has written newer rows.
    if ((await servedNumber(db, seed.brand.id)) !== number) return
    await writeBrand(db, seed, needs)
    await serveNumber(db, seed, number)
  })
}

/** Why these files and pictures cannot become a version. */
export function publicationFaults(
  { menu, packingMenu, upsellMenu, ownMenus = {} }: BrandSeed,
  pictures: Pictures,
): readonly string[] {
  const own = Object.values(ownMenus).flatMap((one) => [one.menu, one.packing, one.upsells])
  const menus = [menu, packingMenu, upsellMenu, ...own].filter((one) => one !== undefined)
  const bytes = bytesOf(pictures)
  const tooMuch =
    bytes > mostPictureBytes ? [`The pictures have ${bytes} bytes, and a version holds ${mostPictureBytes}.`] : []
  return [...new Set([...menus.flatMap(menuFaults), ...tooMuch])]
}

async function supersededBy(
  db: Database,
  brandId: string,
  over: number | undefined,
): Promise<PublishRefusal | undefined> {
  const served = await servedNumber(db, brandId)
  return served === over ? undefined : { _tag: 'Superseded', served }
}

async function serveNumber(db: Database, seed: BrandSeed, number: number): Promise<void> {
  await db
    .updateTable('brands')
    .set({ served_version: number, rows_hash: hashOfRows(seed) })
    .where('id', '=', seed.brand.id)
    .execute()
}

function noteChange(
  db: Database,
  { actor, action, number, at }: { actor: Actor; action: string; number: number; at: Instant },
): Promise<void> {
  return writeAudit(db, { actor, action, subject: String(number), locationId: '', at })
}
