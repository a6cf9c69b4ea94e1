import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { BrandVersionList, SentPublication, VersionDifference } from './brand-version-list.ts'

/** Versions of a brand's files (an addition), for owners. */
export interface BrandVersionGateway {
  /** 404: the brand has no versions. */
  readonly list: () => Promise<Either<CallFailure, BrandVersionList>>
  /** `from`: the version to compare with. Absent: the one before. */
  readonly difference: (number: number, from: number | undefined) => Promise<Either<CallFailure, VersionDifference>>
  /** 409 `superseded`, 422 `faulty_files` with a fault per line. */
  readonly publish: (sent: SentPublication) => Promise<Either<CallFailure, BrandVersionList>>
}
