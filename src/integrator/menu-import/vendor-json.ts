import { type Either, isLeft, left, right, tryCatch } from 'fp-ts/lib/Either.js'
import type { Codec } from '../../../src-contract/codec/codec.ts'
import { complaints } from '../../../src-contract/codec/complaints.ts'
import type { DidNotFit } from './menu-draft.ts'
import { unreadKeys } from './unread-keys.ts'

export interface VendorJson<A> {
  readonly seen: A
  /** What stands in the file and in no codec. */
  readonly unread: readonly DidNotFit[]
}

/** Left: why the file cannot be read. */
export function vendorJson<A>(file: string, codec: Codec<A>): Either<readonly string[], VendorJson<A>> {
  const json = tryCatch(
    (): unknown => JSON.parse(file.replace(/^\uFEFF/, '')),
    () => ['the file is not JSON'],
  )
  if (isLeft(json)) return json
  const seen = codec.decode(json.right)
  if (isLeft(seen)) return left([complaints(seen.left)])
  return right({ seen: seen.right, unread: unreadKeys(codec, json.right) })
}
