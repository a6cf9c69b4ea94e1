import { type Either, isRight, left, right } from 'fp-ts/lib/Either.js'
import { noAnswerCode, statusesWithoutAnswer } from '../../src-contract/call/no-answer.ts'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import type { Codec } from '../../src-contract/codec/codec.ts'
import { complaints } from '../../src-contract/codec/complaints.ts'
import { inCurrency } from '../../src-contract/codec/monetary.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { JsonAnswer, JsonRequest } from '../../src-domain/call/send-json.ts'
import { commonHeaders } from './common-headers.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { developerText, refused } from './refused.ts'

export interface CallParts {
  /** Already encoded. */
  readonly body?: unknown
  readonly query?: JsonRequest['query']
  readonly params?: Readonly<Record<string, string>>
  readonly locationId?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
}

/**
 * Retries a temporarily refused read once, after a `Retry-After` within `longestPause`. Never retries a change. Never
 * rejects.
 */
export async function answerOf(needs: OrderServerNeeds, route: RouteShape, parts: CallParts): Promise<JsonAnswer> {
  const answer = await askedOnce(needs, route, parts)
  const pause = comeBackIn(answer)
  if (route.method !== 'GET' || needs.pause === undefined || pause === undefined || pause > longestPause) return answer
  await needs.pause.wait(pause)
  return askedOnce(needs, route, parts)
}

/** Milliseconds. After a longer `Retry-After` the customer gets a retry button. */
const longestPause = 10_000

/** Milliseconds; `Retry-After` is in seconds. */
function comeBackIn(answer: JsonAnswer): number | undefined {
  const seconds =
    answer._tag === 'Answered' && (answer.status === 503 || answer.status === 429) && answer.headers['retry-after']
  return seconds && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1_000 : undefined
}

/** Every 503 raises the global alert (SHELL-34). */
async function askedOnce(needs: OrderServerNeeds, route: RouteShape, parts: CallParts): Promise<JsonAnswer> {
  const name = `${route.method} ${route.path}`
  if (route.addition !== undefined && needs.absent?.has(name) === true) return notThere
  const answer = await needs.send({
    method: route.method,
    path: filled(route.path, parts.params ?? {}),
    headers: { ...commonHeaders(needs, parts.locationId), ...route.headers, ...parts.headers },
    ...(parts.query === undefined ? {} : { query: parts.query }),
    ...(parts.body === undefined ? {} : { body: parts.body }),
    ...(parts.timeoutMs === undefined ? {} : { timeoutMs: parts.timeoutMs }),
    ...(route.device === undefined && route.staff === undefined ? {} : { isDeviceShown: true }),
  })
  const unread = answer._tag === 'Answered' ? developerText(answer.body) : undefined
  if (unread !== undefined) needs.report(`refused: ${name}: ${unread}`)
  if (answer._tag === 'Answered' && answer.status === 503)
    needs.onUnavailable(refused(answer.status, answer.body).message)
  if (isAbsent(route, failureOf(answer))) needs.absent?.add(name)
  return answer
}

const notThere: JsonAnswer = { _tag: 'Answered', status: 404, body: undefined, headers: {} }

/** The back end lacks this addition of ours, so the contract's fallback applies. */
export function isAbsent({ addition }: RouteShape, failure: CallFailure): boolean {
  return (
    addition !== undefined &&
    failure._tag === 'Refused' &&
    (failure.status === 405 ||
      failure.status === 501 ||
      (failure.status === 404 && failure.code !== (addition.unknown ?? '')))
  )
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

/** A timeout in the page and one in a proxy both mean no response. */
export function failureOf(answer: JsonAnswer): CallFailure {
  if (answer._tag !== 'Answered') return answer
  const pause = comeBackIn(answer)
  const failure = { ...refused(answer.status, answer.body), ...(pause === undefined ? {} : { comeBackIn: pause }) }
  const { status, message, code } = failure
  const isUnsaid = message === undefined || code === noAnswerCode
  return isUnsaid && statusesWithoutAnswer.includes(status) ? { _tag: 'NoResponse' } : failure
}

export function understood<A>(needs: OrderServerNeeds, codec: Codec<A>, body: unknown): Either<CallFailure, A> {
  const seen = inCurrency(codec, needs.currency).decode(body)
  if (isRight(seen)) return right(seen.right)
  const detail = complaints(seen.left)
  needs.report(`not understood: ${detail}`)
  return left({ _tag: 'NotUnderstood', detail })
}

/** The body of a call, in the brand's currency. */
export function written<A>({ currency }: OrderServerNeeds, codec: Codec<A>, value: A): unknown {
  return inCurrency(codec, currency).encode(value)
}

export async function call<A>(
  needs: OrderServerNeeds,
  route: RouteShape,
  codec: Codec<A>,
  parts: CallParts,
): Promise<Either<CallFailure, A>> {
  const answer = await answerOf(needs, route, parts)
  return answer._tag === 'Answered' && isSuccess(answer.status)
    ? understood(needs, codec, answer.body)
    : left(failureOf(answer))
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
