import * as t from 'io-ts'
import type { ChargePage } from '../../src-domain/payment/payment-gateway.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { AskStripe } from './ask-stripe.ts'
import { type Intent, intentCodec, listedCharge, referenceOf } from './payment-intent.ts'

const intentPage = t.type({ data: t.array(intentCodec), has_more: t.boolean })

/** Stripe's maximum. */
const perPage = 100
const minute = 60_000
/** Milliseconds for clock skew and for a request's arrival. */
const before = 5 * minute
const after = 15 * minute
/** Milliseconds, if the request's time is unknown. */
const unknownTimeWindow = 36 * 60 * minute
/** Milliseconds that a customer may take to confirm. */
const longestStep = 60 * minute

/**
 * Scans the list around the request's time: lists are read-after-write consistent, search may lag by a minute
 * (https://docs.stripe.com/search#data-freshness).
 */
export async function intentOf(
  ask: AskStripe,
  reference: string,
  askedAt: Instant | undefined,
): Promise<Intent | 'NeverArrived' | 'Unknown'> {
  const created =
    askedAt === undefined
      ? { gte: seconds(Date.now() - unknownTimeWindow) }
      : { gte: seconds(askedAt - before), lte: seconds(askedAt + after) }
  let cursor: string | undefined
  do {
    const page = await pageOf(ask, created, cursor)
    if (page === undefined) return 'Unknown'
    const found = page.data.find((intent) => referenceOf(intent) === reference)
    if (found !== undefined) return found
    cursor = page.next
  } while (cursor !== undefined)
  return 'NeverArrived'
}

export async function pageOfCharges(ask: AskStripe, since: Instant, cursor: string | undefined): Promise<ChargePage> {
  const page = await pageOf(ask, { gte: seconds(since - longestStep) }, cursor)
  if (page === undefined) return { _tag: 'Unknown' }
  const charges = page.data.flatMap((intent) => listedCharge(intent) ?? []).filter(({ at }) => at >= since)
  return { _tag: 'Page', charges, ...(page.next === undefined ? {} : { next: page.next }) }
}

interface Created {
  readonly gte: number
  readonly lte?: number
}

async function pageOf(ask: AskStripe, created: Created, cursor: string | undefined) {
  const from = cursor === undefined ? {} : { starting_after: cursor }
  const said = await ask(
    (stripe) => stripe.paymentIntents.list({ created, limit: perPage, expand: ['data.latest_charge'], ...from }),
    intentPage,
  )
  if (said._tag !== 'Answered') return undefined
  const { data, has_more: hasMore } = said.value
  return { data, next: hasMore ? data.at(-1)?.id : undefined }
}

function seconds(at: Instant): number {
  return Math.max(0, Math.floor(at / 1_000))
}
