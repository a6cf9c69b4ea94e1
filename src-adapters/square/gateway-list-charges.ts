import { zero } from '../../src-domain/money/cents.ts'
import type { ChargePage, ListedCharge } from '../../src-domain/payment/payment-gateway.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import { referenceIn } from './gateway-names.ts'
import type { SquarePayment } from './gateway-payment.ts'
import { type PaymentPage, readPage } from './gateway-payment-page.ts'
import type { Sdk } from './gateway-sdk.ts'

export interface ListingNeeds {
  readonly sdk: () => Promise<Sdk>
  readonly locationId?: string
  readonly clock: Clock
}

/** A page of what Square holds. What it has not decided, and what it declined, is left out. */
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

export interface Wanted {
  readonly since: Instant
  readonly until?: Instant
  readonly cursor?: string
}

/** The oldest first: what is new while somebody reads comes at the end. Undefined: no answer, or none that we understand. */
export async function pageOf({ sdk, locationId }: ListingNeeds, wanted: Wanted): Promise<PaymentPage | undefined> {
  try {
    const { client } = await sdk()
    const { response } = await client.payments.list({
      beginTime: new Date(wanted.since).toISOString(),
      ...(wanted.until === undefined ? {} : { endTime: new Date(wanted.until).toISOString() }),
      ...(wanted.cursor === undefined ? {} : { cursor: wanted.cursor }),
      ...(locationId === undefined ? {} : { locationId }),
      sortOrder: 'ASC',
    })
    return readPage(response)
  } catch {
    return undefined
  }
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
    // A payment that was called off is approved for nothing, and one that was taken in part for more than its total.
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
