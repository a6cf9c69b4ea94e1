import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { BrandVersionList, SentPublication } from '../../src-domain/staff/brand-version-list.ts'
import { mayDo } from '../../src-domain/staff/permissions.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { NotFound } from '../not-found.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { Actor } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { type StoredVersion, servedNumber, storedVersion, versionsOf } from './brand-versions.ts'
import type { FollowedVersions } from './follow-versions.ts'
import { type PublishRefusal, publishBrand, rollBackBrand } from './publish-brand.ts'
import type { SeedNeeds } from './seed-brand.ts'
import type { BrandVersionNeeds, ReadBrand } from './start-brands.ts'
import { filesDifference } from './version-difference.ts'

/** Versions of a brand. Only an owner may see and change them. */
export interface BrandPublicationsFacade {
  readonly list: (actor: Actor) => Promise<Either<NotAllowed | NotFound, BrandVersionList>>
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

export function openBrandPublications(needs: BrandPublicationsNeeds): BrandPublicationsFacade {
  const { db, clock, seeding, versions, followed } = needs

  const list: BrandPublicationsFacade['list'] = async ({ brandId, member }) => {
    if (!mayDo(member.role, 'brand:write')) return left({ _tag: 'NotAllowed' })
    const number = await servedNumber(db, brandId)
    if (versions === undefined || number === undefined) return left({ _tag: 'NotFound' })
    const served = await storedVersion(db, brandId, number)
    const folder = versions.readFolder(brandId)
    const pending = isLeft(folder) ? [] : filesDifference(served?.files ?? {}, folder.right.seed.files ?? {})
    return right({
      versions: await versionsOf(db, brandId),
      pending: pending.slice(0, mostDifferences),
      faults: isLeft(folder) ? folder.left : [],
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
