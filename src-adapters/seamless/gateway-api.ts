import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type ApiCall, callApi } from '../payment-api/gateway-call.ts'

export interface ApiSettings {
  /** `https://<site>.cardconnect.com/cardconnect/rest` */
  readonly url: string
  readonly merchantId: string
  readonly username: string
  readonly password: string
  /** Milliseconds per request. */
  readonly timeout: number
}

/** The API's own decisions have status 200. */
export interface Api {
  readonly merchantId: string
  readonly get: <A>(path: readonly string[], codec: t.Decoder<unknown, A>) => Promise<ApiResult<A>>
  readonly post: <A>(endpoint: string, body: object, codec: t.Decoder<unknown, A>) => Promise<ApiResult<A>>
  readonly remove: <A>(path: readonly string[], codec: t.Decoder<unknown, A>) => Promise<ApiResult<A>>
}

export type ApiResult<A> =
  | { readonly _tag: 'Said'; readonly body: A }
  /** The effect is unknown. */
  | { readonly _tag: 'Unknown' }
  /** Nothing was done. */
  | { readonly _tag: 'TurnedAway' }

export function seamlessApi({ url, merchantId, username, password, timeout }: ApiSettings): Api {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const ask = async <A>(
    method: ApiCall['method'],
    path: string,
    codec: t.Decoder<unknown, A>,
    body?: object,
  ): Promise<ApiResult<A>> => {
    const answer = await callApi({
      method,
      url: `${url}/${path}`,
      headers: { authorization },
      ...(body === undefined ? {} : { body: { merchid: merchantId, ...body } }),
      timeout,
    })
    if (answer?.status === 401) return { _tag: 'TurnedAway' }
    const read = answer?.isOk === true ? codec.decode(answer.json) : undefined
    return read !== undefined && isRight(read) ? { _tag: 'Said', body: read.right } : { _tag: 'Unknown' }
  }
  const pathOf = (parts: readonly string[]) => parts.map(encodeURIComponent).join('/')
  return {
    merchantId,
    get: (path, codec) => ask('GET', pathOf(path), codec),
    post: (endpoint, body, codec) => ask('POST', endpoint, codec, body),
    remove: (path, codec) => ask('DELETE', pathOf(path), codec),
  }
}
