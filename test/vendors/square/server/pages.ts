import { aDay } from '../../line/held-clock.ts'
import type { Answered } from '../../line/line.ts'
import type { Books } from './books.ts'
import type { Payment, Refund } from './objects.ts'
import { invalid, written } from './refusals.ts'

/**
 * https://developer.squareup.com/reference/square/payments-api/list-payments: by default the last year, newest first, a
 * hundred per page. Includes the begin time.
 */
export function paymentsListed(books: Books, query: URLSearchParams): Answered {
  const all = ranged(books, query, [...books.payments.values()])
  const location = query.get('location_id') ?? books.seller.locationId
  const found = all.filter(
    (payment) =>
      payment.location_id === location &&
      fits(query, 'total', String(payment.total_money.amount)) &&
      fits(query, 'last_4', payment.card_details.card.last_4) &&
      fits(query, 'card_brand', payment.card_details.card.card_brand),
  )
  return page('payments', found, query)
}

/** https://developer.squareup.com/reference/square/refunds-api/list-payment-refunds */
export function refundsListed(books: Books, query: URLSearchParams): Answered {
  const found = ranged(books, query, [...books.refunds.values()]).filter(({ status }) => fits(query, 'status', status))
  return page('refunds', found, query)
}

/** A page of results with a cursor: https://developer.squareup.com/docs/build-basics/common-api-patterns/pagination. */
export function page(name: string, found: readonly unknown[], query: URLSearchParams): Answered {
  const asked = Number(query.get('limit') ?? 100)
  // "If the provided value is greater than 100, it is ignored and the default value is used instead."
  const limit = asked >= 1 && asked <= 100 ? asked : 100
  const from = startOf(query.get('cursor'))
  if (from === undefined) return written(invalid('INVALID_CURSOR', 'The provided cursor is not valid.', 'cursor'))
  const next = from + limit
  const cursor = next < found.length ? { cursor: Buffer.from(`after:${next}`).toString('base64url') } : {}
  // Empty lists are omitted.
  const items = found.slice(from, next)
  return { status: 200, body: JSON.stringify({ ...(items.length === 0 ? {} : { [name]: items }), ...cursor }) }
}

function startOf(cursor: string | null): number | undefined {
  if (cursor === null || cursor === '') return 0
  const [, place] = /^after:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  return place === undefined ? undefined : Number(place)
}

function ranged<A extends Payment | Refund>(books: Books, query: URLSearchParams, all: readonly A[]): readonly A[] {
  const begin = Date.parse(query.get('begin_time') ?? new Date(books.clock.now() - 365 * aDay).toISOString())
  const end = Date.parse(query.get('end_time') ?? new Date(books.clock.now()).toISOString())
  const found = all.filter(({ created_at }) => Date.parse(created_at) >= begin && Date.parse(created_at) <= end)
  return query.get('sort_order') === 'ASC' ? found : [...found].reverse()
}

function fits(query: URLSearchParams, name: string, value: string): boolean {
  const wanted = query.get(name)
  return wanted === null || wanted === value
}
