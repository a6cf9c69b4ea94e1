import type {
  BrandVersion,
  BrandVersionList,
  FileDifference,
  SentPublication,
} from '../../src-domain/staff/brand-version-list.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

const number = wholeNumber(1, 2_147_483_647)

const brandVersion: Codec<BrandVersion> = shape('a version of a brand', {
  required: { number, publishedAt: instant, publishedBy: text, isServed: yesNo },
})

const fileDifference: Codec<FileDifference> = shape('a difference of a file', {
  required: { file: text, path: text },
  optional: { before: text, after: text },
})

export const brandVersionList: Codec<BrandVersionList> = shape('the versions of a brand', {
  required: { versions: list(brandVersion), pending: list(fileDifference), faults: list(text) },
})

export const sentPublication: Codec<SentPublication> = shape('a publication', {
  required: { over: number },
  optional: { to: number },
})
