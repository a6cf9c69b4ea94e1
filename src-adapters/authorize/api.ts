import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { callApi } from '../payment-api/gateway-call.ts'

export interface ApiSettings {
  readonly url: string
  readonly name: string
  readonly transactionKey: string
  /** Milliseconds per request. */
  readonly timeout: number
}

/** Keys of `request` must be in schema order: the API reads the JSON as XML. */
export type AskApi = <A>(root: string, request: object, codec: t.Decoder<unknown, A>) => Promise<ApiResult<A>>

export type ApiResult<A> =
  | { readonly _tag: 'Said'; readonly isOk: boolean; readonly code: string; readonly text: string; readonly body: A }
  /** The effect is unknown. */
  | { readonly _tag: 'Unknown' }

/** The status is always 200; errors are in the messages. */
export function authorizeApi({ url, name, transactionKey, timeout }: ApiSettings): AskApi {
  return async (root, request, codec) => {
    const body = { [root]: { merchantAuthentication: { name, transactionKey }, ...request } }
    const answer = await callApi({ method: 'POST', url, body, timeout })
    return answer?.isOk === true ? read(answer.json, codec) : { _tag: 'Unknown' }
  }
}

function read<A>(answer: unknown, codec: t.Decoder<unknown, A>): ApiResult<A> {
  const [outside, body] = [envelope.decode(answer), codec.decode(answer)]
  if (!isRight(outside) || !isRight(body)) return { _tag: 'Unknown' }
  const { resultCode, message } = outside.right.messages
  const [first] = message
  // Authorize.Net documents these two as "effect unknown, retry".
  if (first === undefined || first.code === 'E00000' || first.code === 'E00001') return { _tag: 'Unknown' }
  return { _tag: 'Said', isOk: resultCode === 'Ok', code: first.code, text: first.text, body: body.right }
}

const envelope = t.type({
  messages: t.type({
    resultCode: t.keyof({ Ok: null, Error: null }),
    message: t.array(t.type({ code: t.string, text: t.string })),
  }),
})
