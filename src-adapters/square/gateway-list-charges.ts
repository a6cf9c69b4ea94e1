import { zero } from '../../src-domain/money/minor.ts'
import type { ChargePage, ListedCharge } from '../../src-domain/payment/payment-gateway.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { SquareApi } from './gateway-api.ts'
import { referenceIn } from './gateway-names.ts'
import type { SquarePayment } from './gateway-payment.ts'
import { type PaymentPage, pageAnswer, readPage } from './gateway-payment-page.ts'

export interface ListingNeeds {
  readonly api: SquareApi
  readonly locationId?: string
  readonly clock: Clock
}

/** Omits undecided and declined payments. */
export async function listCharges(needs: ListingNeeds, since: Instant, cursor?: string): Promise<ChargePage> {
  const page = await pageOf(needs, { since, ...(cursor === undefined ? {} : { cursor }) })
  return page === undefined
    ? { _tag: 'Unknown' }
    : {
        _tag: 'Page',
        charges: page.payments.flatMap((payment) => listed(payment) ?? []),
        ...(page.next === undefined ? {} : { next: page.next }),
      }
}

export interface ChargeWindow {
  readonly since: Instant
  readonly until?: Instant
  readonly cursor?: string
}

/** Oldest first, so new payments are last. Undefined without a readable response. */
export async function pageOf(
  { api, locationId }: ListingNeeds,
  wanted: ChargeWindow,
): Promise<PaymentPage | undefined> {
  const page = await api.get(['payments'], pageAnswer, {
    begin_time: new Date(wanted.since).toISOString(),
    ...(wanted.until === undefined ? {} : { end_time: new Date(wanted.until).toISOString() }),
    ...(wanted.cursor === undefined ? {} : { cursor: wanted.cursor }),
    ...(locationId === undefined ? {} : { location_id: locationId }),
    sort_order: 'ASC',
  })
  return page._tag === 'Said' ? readPage(page.body) : undefined
}

function listed(payment: SquarePayment): ListedCharge | undefined {
  const state = states.get(payment.status)
  if (state === undefined) return undefined
  const { id: transactionId, name, at, currency, total, approved, refunded } = payment
  const reference = referenceIn(name)
  return {
    transactionId,
    ...(reference === undefined ? {} : { reference }),
    ...{ at, state, currency },
    // Approved is zero after cancelling, and above the total after a partial capture.
    authorised: approved > total ? approved : total,
    captured: state === 'captured' ? total : zero,
    refunded,
  }
}

const states: ReadonlyMap<string, ListedCharge['state']> = new Map([
  ['APPROVED', 'authorised'],
  ['COMPLETED', 'captured'],
  ['CANCELED', 'cancelled'],
])
