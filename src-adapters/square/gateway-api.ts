import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type ApiAnswer, type ApiCall, callApi } from '../payment-api/gateway-call.ts'

export interface SquareSettings {
  /** It can move the seller's money. */
  readonly accessToken: string
  /** Absent: the seller's main location. */
  readonly locationId?: string
  readonly origin: string
  /** Milliseconds per call. */
  readonly timeout: number
}

/** Otherwise the seller's settings decide (https://developer.squareup.com/docs/build-basics/versioning-overview). */
const squareVersion = '2026-09-16'

/** Paths are below `/v2`. */
export interface SquareApi {
  readonly get: <A>(path: Path, codec: t.Decoder<unknown, A>, query?: Query) => Promise<ApiResult<A>>
  readonly post: <A>(path: Path, codec: t.Decoder<unknown, A>, body?: object) => Promise<ApiResult<A>>
  readonly put: <A>(path: Path, codec: t.Decoder<unknown, A>, body: object) => Promise<ApiResult<A>>
  readonly remove: <A>(path: Path, codec: t.Decoder<unknown, A>) => Promise<ApiResult<A>>
}

type Path = readonly string[]
type Query = Readonly<Record<string, string>>

export type ApiResult<A> = { readonly _tag: 'Said'; readonly body: A } | ApiFailure

export type ApiFailure =
  /** Nothing has happened. */
  | { readonly _tag: 'Refused'; readonly codes: readonly string[]; readonly isUnknownToSquare: boolean }
  /** Nothing has happened; the same call may succeed with a corrected access token. */
  | { readonly _tag: 'TurnedAway' }
  /** The effect is unknown. */
  | { readonly _tag: 'Unknown' }

export function squareApi({ accessToken, origin, timeout }: SquareSettings): SquareApi {
  const headers = { authorization: `Bearer ${accessToken}`, 'square-version': squareVersion }
  const ask = async <A>(
    method: ApiCall['method'],
    path: Path,
    codec: t.Decoder<unknown, A>,
    { query, body }: { readonly query?: Query; readonly body?: object } = {},
  ): Promise<ApiResult<A>> => {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`
    const url = `${origin}/v2/${path.map(encodeURIComponent).join('/')}${search}`
    return readAnswer(await callApi({ method, url, headers, timeout, ...(body === undefined ? {} : { body }) }), codec)
  }
  return {
    get: (path, codec, query) => ask('GET', path, codec, query === undefined ? {} : { query }),
    post: (path, codec, body) => ask('POST', path, codec, body === undefined ? {} : { body }),
    put: (path, codec, body) => ask('PUT', path, codec, { body }),
    remove: (path, codec) => ask('DELETE', path, codec),
  }
}

function readAnswer<A>(answer: ApiAnswer | undefined, codec: t.Decoder<unknown, A>): ApiResult<A> {
  if (answer === undefined) return { _tag: 'Unknown' }
  if (!answer.isOk) return refusalIn(answer)
  const read = codec.decode(answer.json)
  return isRight(read) ? { _tag: 'Said', body: read.right } : { _tag: 'Unknown' }
}

/** Error categories of calls without effect: https://developer.squareup.com/reference/square/enums/ErrorCategory */
const definite = ['INVALID_REQUEST_ERROR', 'PAYMENT_METHOD_ERROR', 'REFUND_ERROR']
/** Timeout, conflict, rate limit. */
const transientStatuses = [408, 409, 429]

/** https://developer.squareup.com/docs/build-basics/handling-errors */
const squareErrors = t.type({ errors: t.array(t.type({ category: t.string, code: t.string })) })

function refusalIn({ status, json }: ApiAnswer): ApiFailure {
  const seen = squareErrors.decode(json)
  if (!isRight(seen)) return { _tag: 'Unknown' }
  const { errors } = seen.right
  if (errors.some(({ category }) => category === 'AUTHENTICATION_ERROR')) return { _tag: 'TurnedAway' }
  const isDefinite =
    status >= 400 &&
    status < 500 &&
    !transientStatuses.includes(status) &&
    errors.some(({ category }) => definite.includes(category))
  return isDefinite
    ? { _tag: 'Refused', codes: errors.map(({ code }) => code), isUnknownToSquare: status === 404 }
    : { _tag: 'Unknown' }
}
