import { either } from 'fp-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Answered } from '../../line/line.ts'
import type { Books } from './books.ts'
import { invalid, type Refusal, written } from './refusals.ts'

export interface Done {
  readonly answer: Answered
  readonly payment?: string
}

/**
 * https://developer.squareup.com/docs/working-with-apis/idempotency: a repeated request gets the first response without
 * a second effect; another request under the same key is an error. Requests refused without effect are not stored, so
 * the key stays usable.
 */
export function once(
  books: Books,
  endpoint: string,
  key: string,
  request: unknown,
  act: () => Either<Refusal, Done>,
): Answered {
  // "Max: 45 characters", https://developer.squareup.com/reference/square/payments-api/create-payment.
  if (key === '') return written(invalid('VALUE_TOO_SHORT', 'Field must not be empty', 'idempotency_key'))
  if (key.length > 45)
    return written(invalid('VALUE_TOO_LONG', 'Field must not be greater than 45 in length', 'idempotency_key'))
  const print = JSON.stringify(request, sorted)
  const before = books.keys.get(`${endpoint} ${key}`)
  if (before !== undefined) return before.print === print ? before.answer : written(reused)
  return either.match(written, (done: Done) => {
    books.keys.set(`${endpoint} ${key}`, { print, ...done })
    return done.answer
  })(act())
}

const reused = invalid(
  'IDEMPOTENCY_KEY_REUSED',
  'The idempotency key can only be retried with the same request data.',
  'idempotency_key',
)

function sorted(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
}
