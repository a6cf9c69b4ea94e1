import { type Either, isLeft, isRight } from 'fp-ts/lib/Either.js'
import type { Log } from '../log.ts'
import { CannotServeMenu, menuFaults } from '../menu/accepted-menu.ts'
import type { Database } from '../store/database.ts'
import type { BrandSeed } from './brand-seed.ts'
import {
  addPictures,
  hashOfFiles,
  hashOfRows,
  type ServedVersion,
  type StoredVersion,
  servedVersions,
  storedVersion,
} from './brand-versions.ts'
import { type PublishRefusal, publishBrand, rewriteBrand } from './publish-brand.ts'
import { type SeedNeeds, seedBrand } from './seed-brand.ts'
import type { ServedBrands } from './served-brands.ts'
import { bytesOf, hashesOf, mostPictureBytes, noPictures, type Pictures } from './version-pictures.ts'

/** A brand as read from its files. */
export interface ReadBrand {
  readonly seed: BrandSeed
  /** Makes the rest of the process serve it, such as pages. */
  readonly serve: () => void
}

export interface VersionMark {
  readonly number: number
  /** Hash by picture name. Empty: the pictures are those of the build. */
  readonly pictures: Readonly<Record<string, string>>
}

export interface BrandVersionNeeds {
  /** Reads the files of a version. The faults are for its publisher. */
  readonly read: (
    brandId: string,
    version: Pick<StoredVersion, 'files' | 'pictures'>,
  ) => Either<readonly string[], ReadBrand>
  /** Reads the folder of this machine with its pictures. */
  readonly readFolder: (brandId: string) => Either<readonly string[], ReadBrand & { readonly pictures: Pictures }>
  /** Tells the rest of the process which version it serves. */
  readonly mark: (brandId: string, version: VersionMark) => void
  /** A start publishes files that differ from the served version, as development does. Else it only says so. */
  readonly doFilesWin: boolean
}

export interface StartBrandsNeeds {
  readonly seeding: SeedNeeds
  readonly versions: BrandVersionNeeds | undefined
  readonly served: ServedBrands
  readonly log: Log
  readonly now: () => number
}

export interface BrandLeftOut {
  readonly brandId: string
  readonly why: string
}

export interface StartedBrands {
  /** Ids of the brands that this start published. */
  readonly published: readonly string[]
  readonly leftOut: readonly BrandLeftOut[]
}

const mostTries = 5

/**
 * Decides what each brand serves: its stored version, or its files where none is stored. Unchanged files write nothing.
 * Leaves out a brand that cannot be served, unless it is the only one: then it rejects.
 */
export async function startBrands(
  db: Database,
  seeds: readonly BrandSeed[],
  needs: StartBrandsNeeds,
): Promise<StartedBrands> {
  const { versions, served, log } = needs
  const stored = new Map((versions === undefined ? [] : await servedVersions(db)).map((one) => [one.brandId, one]))
  const before = (id: string) => stored.get(id)?.number
  const leftOut: BrandLeftOut[] = []
  for (const seed of seeds) {
    const fault = await startBrand(db, seed, stored.get(seed.brand.id), needs).then(() => undefined, cannotServe)
    if (fault === undefined) continue
    if (leftOut.length + 1 === seeds.length) throw fault
    leftOut.push({ brandId: seed.brand.id, why: fault.message })
  }
  const published = [...served.brands.keys()].filter((id) => served.numberOf(id) !== before(id))
  if (versions === undefined || versions.doFilesWin) return { published, leftOut }
  for (const { brandId, number } of stored.values()) {
    if (seeds.some(({ brand }) => brand.id === brandId)) continue
    const why = await serveStored(db, brandId, number, needs)
    if (why !== undefined) log.error({ brand: brandId, version: number, why }, 'stored brand left out')
  }
  return { published, leftOut }
}

function cannotServe(reason: unknown): Error {
  if (reason instanceof CannotServeMenu || isRefusedData(reason)) return reason
  throw reason
}

/** The database refuses what the files of a brand contain: SQLSTATE classes 22 and 23. */
function isRefusedData(reason: unknown): reason is Error {
  return reason instanceof Error && 'code' in reason && /^2[23]/.test(String(reason.code))
}

async function startBrand(
  db: Database,
  seed: BrandSeed,
  at: ServedVersion | undefined,
  needs: StartBrandsNeeds,
  tries = 1,
): Promise<void> {
  const { versions, served, seeding } = needs
  const { files, brand } = seed
  if (versions === undefined || files === undefined) {
    await seedBrand(db, seed, seeding)
    served.serve(seed, undefined)
    return
  }
  const isSame = at?.hash === hashOfFiles(files)
  const kept = at === undefined || versions.doFilesWin ? undefined : await keptVersion(db, at, isSame, needs)
  if (kept !== undefined) return keepStored(db, seed, kept, isSame, needs)
  if (at !== undefined && isSame) {
    if (at.rowsHash !== hashOfRows(seed)) await rewriteBrand(db, seed, at.number, seeding)
    served.serve(seed, at.number)
    // The pictures are those of the build here.
    versions.mark(brand.id, { number: at.number, pictures: {} })
    return
  }
  if (brokenMenus(seed).length > 0) {
    // The menus that are served stay, or the start ends here.
    await seedBrand(db, seed, seeding)
    served.serve(seed, at?.number)
    return
  }
  const published = await publishFiles(db, { seed, over: at?.number }, { ...needs, versions })
  if (isRight(published)) return
  if (published.left._tag !== 'Superseded' || tries === mostTries)
    throw new CannotServeMenu(`Brand ${brand.id} cannot be served: ${JSON.stringify(published.left)}`)
  // Another process published the brand at the same time.
  const [newer] = await servedVersions(db, brand.id)
  await startBrand(db, seed, newer, needs, tries + 1)
}

/** The served version if it is not what the folder here is: it has other files, or pictures of its own. */
async function keptVersion(
  db: Database,
  at: ServedVersion,
  isSame: boolean,
  needs: StartBrandsNeeds,
): Promise<ServedVersion | undefined> {
  if (!isSame || Object.keys(at.pictures).length > 0) return at
  if (!(await adoptPictures(db, at, needs))) return undefined
  // Another process may have given it other pictures first.
  const [withPictures] = await servedVersions(db, at.brandId)
  return withPictures
}

/** Publishes the files of this machine, with the built pictures unless files win: the build follows them then. */
async function publishFiles(
  db: Database,
  { seed, over }: { readonly seed: BrandSeed; readonly over: number | undefined },
  needs: StartBrandsNeeds & { readonly versions: BrandVersionNeeds },
): Promise<Either<PublishRefusal, number>> {
  const { versions, served, seeding, log, now } = needs
  const { id } = seed.brand
  const read = versions.doFilesWin ? undefined : folderWithPictures(id, needs)
  const { pictures = noPictures, seed: shown = seed } = read ?? {}
  const published = await publishBrand(db, { seed: shown, pictures, over, at: now() }, seeding)
  if (isLeft(published)) return published
  log.info({ brand: id, version: published.right }, 'brand files published')
  served.serve(shown, published.right)
  read?.serve()
  versions.mark(id, { number: published.right, pictures: hashesOf(pictures) })
  return published
}

type FolderWithPictures = ReadBrand & { readonly pictures: Pictures }

/**
 * Reads a folder with its built pictures, so that a later rollback shows them and not newer ones. Undefined if it has
 * none, or none that a version can hold: then its pages show the pictures of the build.
 */
function folderWithPictures(
  brandId: string,
  { versions, log }: Pick<StartBrandsNeeds, 'versions' | 'log'>,
): FolderWithPictures | undefined {
  const read = versions?.readFolder(brandId)
  if (read === undefined) return undefined
  const why = isLeft(read) ? read.left.join('; ') : tooManyBytes(read.right.pictures)
  if (why !== undefined) log.warn({ brand: brandId, why }, 'the version has no pictures of its own')
  return isLeft(read) || why !== undefined || read.right.pictures.size === 0 ? undefined : read.right
}

function tooManyBytes(pictures: Pictures): string | undefined {
  const bytes = bytesOf(pictures)
  return bytes > mostPictureBytes
    ? `its pictures have ${bytes} bytes, and a version holds ${mostPictureBytes}`
    : undefined
}

/** Gives a version from before pictures were stored those of the folder, which has the same files. Does so once. */
async function adoptPictures(
  db: Database,
  { brandId, number }: ServedVersion,
  needs: StartBrandsNeeds,
): Promise<boolean> {
  const read = folderWithPictures(brandId, needs)
  if (read === undefined) return false
  await addPictures(db, brandId, number, read.pictures)
  needs.log.info({ brand: brandId, version: number, pictures: read.pictures.size }, 'pictures stored with the version')
  return true
}

/** The files of this machine may be older than what was published. */
async function keepStored(
  db: Database,
  seed: BrandSeed,
  { number, rowsHash, pictures }: ServedVersion,
  isSame: boolean,
  needs: StartBrandsNeeds,
): Promise<void> {
  const { id } = seed.brand
  if (!isSame)
    needs.log.warn(
      { brand: id, version: number },
      `the files of this machine differ from the version that is served: npm run brand:publish -- ${id} publishes them`,
    )
  const why = await serveStored(db, id, number, needs, { seed, rowsHash, isSame, pictures })
  if (why !== undefined)
    throw new CannotServeMenu(`Version ${number} of brand ${id} cannot be served: ${why.join('; ')}`)
}

/** What a start knows of the brand without its stored version. */
interface LocalBrand {
  /** With the demo data of the files here. */
  readonly seed: BrandSeed
  /** Hash of what the rows were written from. */
  readonly rowsHash: string
  /** The version has the files here, so that they need not be read from the database. */
  readonly isSame: boolean
  readonly pictures: StoredVersion['pictures']
}

/** Returns why it cannot be served. */
export async function serveStored(
  db: Database,
  brandId: string,
  number: number,
  { versions, served, seeding }: Pick<StartBrandsNeeds, 'versions' | 'served' | 'seeding'>,
  local?: LocalBrand,
): Promise<readonly string[] | undefined> {
  const version =
    local?.isSame === true && local.seed.files !== undefined
      ? { number, files: local.seed.files, pictures: local.pictures }
      : await storedVersion(db, brandId, number)
  if (version === undefined || versions === undefined) return [`there is no version ${number}`]
  const read = versions.read(brandId, version)
  if (isLeft(read)) return read.left
  const seed = local === undefined ? read.right.seed : withDemo(read.right.seed, local.seed)
  if (local !== undefined && local.rowsHash !== hashOfRows(seed)) await rewriteBrand(db, seed, number, seeding)
  served.serve(seed, number)
  read.right.serve()
  versions.mark(brandId, version)
  return undefined
}

/** Demo data is in the files of a machine, never in a version. */
export function withDemo(seed: BrandSeed, { patrons, staff, giftCards, switchedOff }: BrandSeed): BrandSeed {
  return {
    ...seed,
    patrons,
    ...(staff === undefined ? {} : { staff }),
    ...(giftCards === undefined ? {} : { giftCards }),
    ...(switchedOff === undefined ? {} : { switchedOff }),
  }
}

function brokenMenus({ menu, packingMenu, upsellMenu }: BrandSeed): readonly string[] {
  return [menu, packingMenu, upsellMenu].flatMap((one) => (one === undefined ? [] : menuFaults(one)))
}
