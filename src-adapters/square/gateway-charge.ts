import type {
  ChargeInstrument,
  ChargeOutcome,
  ChargeRequest,
  LookupOutcome,
} from '../../src-domain/payment/payment-gateway.ts'
import type { SquareApi } from './gateway-api.ts'
import { takesCurrency } from './gateway-currency.ts'
import { declineReasonOf } from './gateway-decline-reason.ts'
import { nameOf } from './gateway-names.ts'
import { outcomeOf, paymentAnswer, readPayment } from './gateway-payment.ts'
import { customerAndCard } from './gateway-vault.ts'

export interface ChargingNeeds {
  readonly api: SquareApi
  readonly locationId?: string
  readonly lookUp: (reference: string) => Promise<LookupOutcome>
}

/** Idempotent by reference. */
export async function chargeCard(
  { api, locationId, lookUp }: ChargingNeeds,
  request: ChargeRequest,
): Promise<ChargeOutcome> {
  const { reference, amount, currency, instrument } = request
  const name = nameOf(reference)
  const source = sourceOf(instrument)
  if (source === undefined || !takesCurrency(currency)) return { _tag: 'Declined', reason: 'bad-instrument' }
  const made = await api.post(['payments'], paymentAnswer, {
    ...source,
    idempotency_key: name,
    reference_id: name,
    amount_money: { amount, currency },
    autocomplete: false,
    ...(locationId === undefined ? {} : { location_id: locationId }),
  })
  switch (made._tag) {
    case 'Said':
      return outcomeOf(readPayment(made.body.payment))
    case 'TurnedAway':
      return { _tag: 'Declined', reason: 'shop-refused' }
    case 'Unknown':
      return { _tag: 'Unknown' }
    case 'Refused': {
      if (!made.codes.includes('IDEMPOTENCY_KEY_REUSED'))
        return { _tag: 'Declined', reason: declineReasonOf(made.codes) }
      // The reference was already charged with another instrument: return that charge, never make a second one.
      const before = await lookUp(reference)
      return before._tag === 'NeverArrived' ? { _tag: 'Unknown' } : before
    }
  }
}

/** Undefined for another processor's instrument. */
function sourceOf(instrument: ChargeInstrument): object | undefined {
  switch (instrument._tag) {
    case 'Nonce':
      return { source_id: instrument.nonce }
    case 'SavedCard': {
      const kept = customerAndCard(instrument.token)
      return kept && { source_id: kept.cardId, customer_id: kept.customerId }
    }
    case 'Intent':
      return undefined
  }
}
