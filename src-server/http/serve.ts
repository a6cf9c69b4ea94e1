import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import type { Codec } from '../../src-contract/codec/codec.ts'
import { complaints } from '../../src-contract/codec/complaints.ts'
import { inCurrency } from '../../src-contract/codec/monetary.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Caller } from '../caller.ts'
import type { OpenStream } from './event-stream.ts'
import { malformed, type RefusalAnswer } from './refusal-answer.ts'

/** Not yet decoded. */
export interface RawCall {
  readonly caller: Caller
  readonly token: string | undefined
  /** '' if the route needs none. */
  readonly locationId: string
  readonly ip: string
  /** For rate limits: the address, or the /64 of an IPv6 address. */
  readonly network: string
  /** The client is still connected and the request is recent. */
  readonly isWanted: () => boolean
  /** Id of the page visit; '' if absent. */
  readonly visit: string
  readonly language: string
  /** The brand's: its decimals are those of the call's amounts. */
  readonly currency: Currency
  readonly device: string | undefined
  /** The cookie of the staff session, if the route uses it; not yet checked. */
  readonly staffToken: string | undefined
  /** The API key of a staff route's call; not yet checked. Never together with `staffToken`. */
  readonly apiKey: string | undefined
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

export interface Call<P, Q, B> extends Omit<RawCall, 'params' | 'query' | 'body'> {
  readonly params: P
  readonly query: Q
  readonly body: B
}

type AnswersOf<S extends RouteShape['answers']> = {
  readonly [K in keyof S]: S[K] extends Codec<infer A>
    ? {
        readonly status: K
        readonly body: A
        /** For `by-version` routes. */
        readonly version?: string
        /** New value of the device cookie. */
        readonly device?: string
        /** New value of the staff cookie; '' removes it. */
        readonly staffToken?: string
        /** The events of a stream. */
        readonly stream?: OpenStream
        /** For a route with a file: the name under which a browser saves it. */
        readonly fileName?: string
      }
    : never
}[keyof S]

export type Handler<P, Q, B, S extends RouteShape['answers']> = (
  call: Call<P, Q, B>,
) => Promise<AnswersOf<S> | RefusalAnswer>

/** Keeps the status a literal type. */
export function answer<const N extends number, B>(status: N, body: B): { readonly status: N; readonly body: B } {
  return {
    status,
    body,
  }
}

export function ok<B>(body: B): { readonly status: 200; readonly body: B } {
  return answer(200, body)
}

export function okOr<E, A>(said: Either<E, A>, refused: (why: E) => RefusalAnswer) {
  return isLeft(said) ? refused(said.left) : ok(said.right)
}

/** `encode` is skipped if the caller has this version. */
export interface WireAnswer {
  readonly status: number
  readonly version: string | undefined
  readonly retryAfter: number | undefined
  readonly device: string | undefined
  readonly staffToken: string | undefined
  readonly stream: OpenStream | undefined
  readonly fileName: string | undefined
  /** Cache key: large bodies are encoded once per object. */
  readonly identity: object | undefined
  readonly encode: () => unknown
}

export interface ServedRoute {
  readonly route: RouteShape
  readonly answer: (call: RawCall) => Promise<WireAnswer>
}

type Parts<P, Q, B> = { readonly params: P; readonly query: Q; readonly body: B }

function part<A>(name: string, codec: Codec<A>, raw: unknown): Either<string, A> {
  const seen = codec.decode(raw)
  return isLeft(seen) ? left(`The ${name} cannot be read: ${complaints(seen.left)}.`) : right(seen.right)
}

function decoded<P, Q, B>(
  route: { readonly params: Codec<P>; readonly query: Codec<Q>; readonly body: Codec<B> },
  raw: RawCall,
): Either<string, Parts<P, Q, B>> {
  const { currency } = raw
  const params = part('address', route.params, raw.params)
  if (isLeft(params)) return params
  const query = part('query', inCurrency(route.query, currency), raw.query)
  if (isLeft(query)) return query
  const body = part('body', inCurrency(route.body, currency), raw.body)
  if (isLeft(body)) return body
  return right({ params: params.right, query: query.right, body: body.right })
}

function written(
  answers: Readonly<Record<number, t.Mixed>>,
  given: { status: unknown; body: unknown },
  currency: Currency,
): unknown {
  const codec = answers[Number(given.status)]
  return codec === undefined ? given.body : inCurrency(codec, currency).encode(given.body)
}

export function serve<P, Q, B, S extends RouteShape['answers']>(
  route: RouteShape & {
    readonly params: Codec<P>
    readonly query: Codec<Q>
    readonly body: Codec<B>
    readonly answers: S
  },
  handler: Handler<P, Q, B, S>,
): ServedRoute {
  return {
    route,
    answer: async (raw) => {
      const parts = decoded<P, Q, B>(route, raw)
      const given = isLeft(parts) ? malformed(parts.left) : await handler({ ...raw, ...parts.right })
      return {
        status: Number(given.status),
        version: 'version' in given ? given.version : undefined,
        retryAfter: 'retryAfter' in given ? given.retryAfter : undefined,
        device: 'device' in given ? given.device : undefined,
        staffToken: 'staffToken' in given ? given.staffToken : undefined,
        stream: 'stream' in given ? given.stream : undefined,
        fileName: fileNameOf(given),
        identity: typeof given.body === 'object' && given.body !== null ? given.body : undefined,
        encode: () => written(route.answers, given, raw.currency),
      }
    },
  }
}

function fileNameOf(given: object): string | undefined {
  const name: unknown = Reflect.get(given, 'fileName')
  return typeof name === 'string' ? name : undefined
}
