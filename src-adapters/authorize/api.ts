import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { callApi } from '../payment-api/gateway-call.ts'

export interface ApiSettings {
  /** Where requests are posted to, whole. */
  readonly url: string
  readonly name: string
  readonly transactionKey: string
  /** Milliseconds for each request. */
  readonly timeout: number
}

/**
 * Asks for one thing and reads the answer by its codec. `request` follows the order of the schema: what we send as JSON
 * is read as XML there, and an element in another place is refused.
 */
export type AskApi = <A>(root: string, request: object, codec: t.Decoder<unknown, A>) => Promise<Said<A>>

export type Said<A> =
  | { readonly _tag: 'Said'; readonly isOk: boolean; readonly code: string; readonly text: string; readonly body: A }
  /** No answer in time, or none of its own: what was asked for may have happened. */
  | { readonly _tag: 'Unknown' }

/** Whatever Authorize.Net says comes with status 200. What is wrong stands in its messages. */
export function authorizeApi({ url, name, transactionKey, timeout }: ApiSettings): AskApi {
  return async (root, request, codec) => {
    const body = { [root]: { merchantAuthentication: { name, transactionKey }, ...request } }
    const answer = await callApi({ method: 'POST', url, body, timeout })
    return answer?.isOk === true ? read(answer.json, codec) : { _tag: 'Unknown' }
  }
}

function read<A>(answer: unknown, codec: t.Decoder<unknown, A>): Said<A> {
  const [outside, body] = [envelope.decode(answer), codec.decode(answer)]
  if (!isRight(outside) || !isRight(body)) return { _tag: 'Unknown' }
  const { resultCode, message } = outside.right.messages
  const [first] = message
  // Of these two it says itself that it does not know what it did, and that one should try again.
  if (first === undefined || first.code === 'E00000' || first.code === 'E00001') return { _tag: 'Unknown' }
  return { _tag: 'Said', isOk: resultCode === 'Ok', code: first.code, text: first.text, body: body.right }
}

const envelope = t.type({
  messages: t.type({
    resultCode: t.keyof({ Ok: null, Error: null }),
    message: t.array(t.type({ code: t.string, text: t.string })),
  }),
})
