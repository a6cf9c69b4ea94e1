import type {
  BrandVersion,
  BrandVersionList,
  FileDifference,
  SentPublication,
  VersionDifference,
} from '../../src-domain/staff/brand-version-list.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { matching, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

const number = wholeNumber(1, 2_147_483_647)
const count = wholeNumber(0, 2_147_483_647)

const brandVersion: Codec<BrandVersion> = shape('a version of a brand', {
  required: { number, publishedAt: instant, publishedBy: text, isServed: yesNo },
  optional: { who: text },
})

const fileDifference: Codec<FileDifference> = shape('a difference of a file', {
  required: { file: text, path: text },
  optional: { before: text, after: text },
})

export const brandVersionList: Codec<BrandVersionList> = shape('the versions of a brand', {
  required: { versions: list(brandVersion), pending: list(fileDifference), faults: list(text) },
  optional: { pendingCount: count },
})

export const versionDifference: Codec<VersionDifference> = shape('a difference of two versions', {
  required: { changes: list(fileDifference), count },
  optional: { from: number },
})

const digits = /^[1-9]\d{0,8}$/

export const byVersionNumber = shape('a version by its number', {
  required: { number: matching('the number of a version', digits) },
})

export const differenceQuery = shape('a query of a difference', {
  required: {},
  optional: { from: matching('the number of a version', digits) },
})

export const sentPublication: Codec<SentPublication> = shape('a publication', {
  required: { over: number },
  optional: { to: number },
})
