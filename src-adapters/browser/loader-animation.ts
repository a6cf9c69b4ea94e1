import { isRight } from 'fp-ts/lib/Either.js'
import { loaderAnimation } from '../../src-contract/brand/assets.ts'
import { type Assets, type LoaderAnimation, loaderPath } from '../../src-domain/brand/assets.ts'
import { client } from '../../src-domain/call/client.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'

export interface LoaderNeeds {
  /** Relative to the asset host. */
  readonly send: SendJson
  readonly assets: Assets
  readonly log: (what: string) => void
}

/** Failures are only logged. */
export async function fetchLoader({ send, assets, log }: LoaderNeeds): Promise<LoaderAnimation | undefined> {
  const path = loaderPath(assets)
  if (path === undefined) return undefined
  const answer = await client(send).get(path)
  const seen = answer._tag === 'Answered' && answer.status === 200 ? loaderAnimation.decode(answer.body) : undefined
  if (seen !== undefined && isRight(seen)) return seen.right
  log(`no loading animation: ${path} ${answer._tag === 'Answered' ? `status ${answer.status}` : 'no answer'}`)
  return undefined
}
