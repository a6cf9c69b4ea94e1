import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type {
  BrandVersionList,
  FileDifference,
  SentPublication,
  VersionDifference,
} from '../../src-domain/staff/brand-version-list.ts'
import { mayDo } from '../../src-domain/staff/permissions.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { NotFound } from '../not-found.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { Actor } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { numberBefore, type StoredVersion, servedNumber, storedVersion, versionsOf } from './brand-versions.ts'
import type { FollowedVersions } from './follow-versions.ts'
import { type PublishRefusal, publicationFaults, publishBrand, rollBackBrand } from './publish-brand.ts'
import type { SeedNeeds } from './seed-brand.ts'
import { currencyChangeFault } from './seed-currency.ts'
import type { BrandVersionNeeds, ReadBrand } from './start-brands.ts'
import { noContent, type VersionContent, versionDifference } from './version-difference.ts'
import { hashesOf, type Pictures } from './version-pictures.ts'

/** Versions of a brand. Only an owner may see and change them. */
export interface BrandPublicationsFacade {
  readonly list: (actor: Actor) => Promise<Either<NotAllowed | NotFound, BrandVersionList>>
  /** What version `number` changes of version `from`; absent: of the one before it. */
  readonly difference: (
    actor: Actor,
    number: number,
    from: number | undefined,
  ) => Promise<Either<NotAllowed | NotFound, VersionDifference>>
  /** Returns the list after it. */
  readonly publish: (
    actor: Actor,
    sent: SentPublication,
  ) => Promise<Either<NotAllowed | NotFound | PublishRefusal, BrandVersionList>>
}

export interface BrandPublicationsNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly seeding: SeedNeeds
  /** Absent: brands have no versions. */
  readonly versions: BrandVersionNeeds | undefined
  readonly followed: FollowedVersions
}

/** Differences in an answer. */
const mostDifferences = 200
/** Characters of a value in an answer: a new file is one value. */
const longestValue = 1_000

function answered(changes: readonly FileDifference[]): readonly FileDifference[] {
  return changes.slice(0, mostDifferences).map(({ before, after, ...at }) => ({
    ...at,
    ...(before === undefined ? {} : { before: before.slice(0, longestValue) }),
    ...(after === undefined ? {} : { after: after.slice(0, longestValue) }),
  }))
}

type ReadFolder = ReadBrand & { readonly pictures: Pictures }

function contentOf({ seed, pictures }: ReadFolder): VersionContent {
  return { files: seed.files ?? {}, pictures: hashesOf(pictures) }
}

export function openBrandPublications(needs: BrandPublicationsNeeds): BrandPublicationsFacade {
  const { db, clock, seeding, versions, followed } = needs

  const faultsOf = async ({ seed, pictures }: ReadFolder): Promise<readonly string[]> => {
    const currency = await currencyChangeFault(db, seed.brand)
    return [...publicationFaults(seed, pictures), ...(currency === undefined ? [] : [currency])]
  }
  const list: BrandPublicationsFacade['list'] = async ({ brandId, member }) => {
    if (!mayDo(member.role, 'brand:write')) return left({ _tag: 'NotAllowed' })
    const number = await servedNumber(db, brandId)
    if (versions === undefined || number === undefined) return left({ _tag: 'NotFound' })
    const served = await storedVersion(db, brandId, number)
    const folder = versions.readFolder(brandId)
    const pending = isLeft(folder) ? [] : versionDifference(served ?? noContent, contentOf(folder.right))
    return right({
      versions: await versionsOf(db, brandId),
      pending: answered(pending),
      pendingCount: pending.length,
      faults: isLeft(folder) ? folder.left : await faultsOf(folder.right),
    })
  }

  const difference: BrandPublicationsFacade['difference'] = async ({ brandId, member }, number, from) => {
    if (!mayDo(member.role, 'brand:write')) return left({ _tag: 'NotAllowed' })
    const version = versions === undefined ? undefined : await storedVersion(db, brandId, number)
    if (version === undefined) return left({ _tag: 'NotFound' })
    const earlier = from ?? (await numberBefore(db, brandId, number))
    const before = earlier === undefined ? undefined : await storedVersion(db, brandId, earlier)
    if (from !== undefined && before === undefined) return left({ _tag: 'NotFound' })
    const changes = versionDifference(before ?? noContent, version)
    return right({
      ...(before === undefined ? {} : { from: before.number }),
      changes: answered(changes),
      count: changes.length,
    })
  }

  const changed = (actor: Actor, sent: SentPublication, by: BrandVersionNeeds) => {
    const { brandId } = actor
    const common = { over: sent.over, actor, at: clock.now() }
    if (sent.to !== undefined) {
      const read = (version: StoredVersion) => map(({ seed }: ReadBrand) => seed)(by.read(brandId, version))
      return rollBackBrand(db, { ...common, brandId, to: sent.to }, read, seeding)
    }
    const folder = by.readFolder(brandId)
    if (isLeft(folder)) return left<PublishRefusal>({ _tag: 'Faulty', faults: folder.left })
    const { seed, pictures } = folder.right
    return publishBrand(db, { ...common, seed, pictures }, seeding)
  }

  return {
    list,
    difference,
    publish: async (actor, sent) => {
      if (!mayDo(actor.member.role, 'brand:write')) return left({ _tag: 'NotAllowed' })
      if (versions === undefined) return left({ _tag: 'NotFound' })
      const done = await changed(actor, sent, versions)
      if (isLeft(done)) return done
      followed.published(actor.brandId)
      await followed.look()
      return list(actor)
    },
  }
}
