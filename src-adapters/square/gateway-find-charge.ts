import type { LookupOutcome } from '../../src-domain/payment/payment-gateway.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { type ChargeWindow, type ListingNeeds, pageOf } from './gateway-list-charges.ts'
import { nameOf } from './gateway-names.ts'
import { outcomeOf, type SquarePayment } from './gateway-payment.ts'

/** Milliseconds. */
const aMinute = 60_000
const clocksDiffer = 5 * aMinute
/** The longest time for a request to arrive. */
const longestDelivery = 60 * aMinute
const unknownTimeWindow = 36 * 60 * aMinute
/** Milliseconds of lag: https://developer.squareup.com/reference/square/payments-api/list-payments. */
const listLag = 30_000
const mostPages = 200

/**
 * Square has no search by name, so this scans payments. Repeating the request needs the lost nonce, and cancelling by
 * idempotency key does more than look (ADR 72).
 */
export async function findCharge(needs: ListingNeeds, reference: string, askedAt?: Instant): Promise<LookupOutcome> {
  const now = needs.clock.now()
  const found = await findNamed(needs, nameOf(reference), {
    since: (askedAt ?? now - unknownTimeWindow) - clocksDiffer,
    ...(askedAt === undefined ? {} : { until: askedAt + longestDelivery }),
  })
  if (found === undefined) return { _tag: 'Unknown' }
  if (found.length > 0) return outcomeOf(found.find(({ status }) => status !== 'CANCELED') ?? found[0])
  const mayBeMissing = askedAt !== undefined && now < askedAt + listLag
  return { _tag: mayBeMissing ? 'Unknown' : 'NeverArrived' }
}

/** Undefined if a page could not be read. */
async function findNamed(
  needs: ListingNeeds,
  name: string,
  span: Omit<ChargeWindow, 'cursor'>,
): Promise<readonly SquarePayment[] | undefined> {
  let cursor: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await pageOf(needs, { ...span, ...(cursor === undefined ? {} : { cursor }) })
    if (page === undefined) return undefined
    const found = page.payments.filter((payment) => payment.name === name)
    if (found.length > 0 || page.next === undefined) return found
    cursor = page.next
  }
  return undefined
}
