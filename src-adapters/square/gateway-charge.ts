import type {
  ChargeInstrument,
  ChargeOutcome,
  ChargeRequest,
  LookupOutcome,
} from '../../src-domain/payment/payment-gateway.ts'
import { declineReasonOf } from './gateway-decline-reason.ts'
import { nameOf } from './gateway-names.ts'
import { outcomeOf, readPayment } from './gateway-payment.ts'
import { isShopRefused, refusalIn, type Sdk } from './gateway-sdk.ts'
import { customerAndCard } from './gateway-vault.ts'

export interface ChargingNeeds {
  readonly sdk: () => Promise<Sdk>
  readonly locationId?: string
  readonly lookUp: (reference: string) => Promise<LookupOutcome>
}

/** Promises the amount and takes nothing. The same request again is the same payment, for Square as for us. */
export async function chargeCard(
  { sdk, locationId, lookUp }: ChargingNeeds,
  request: ChargeRequest,
): Promise<ChargeOutcome> {
  const { reference, amount, currency, instrument } = request
  const name = nameOf(reference)
  const source = sourceOf(instrument)
  try {
    const { client, isCurrency } = await sdk()
    if (source === undefined || !isCurrency(currency)) return { _tag: 'Declined', reason: 'bad-instrument' }
    const { payment } = await client.payments.create({
      ...source,
      idempotencyKey: name,
      referenceId: name,
      amountMoney: { amount: BigInt(amount), currency },
      autocomplete: false,
      ...(locationId === undefined ? {} : { locationId }),
    })
    return outcomeOf(readPayment(payment))
  } catch (reason) {
    if (isShopRefused(reason)) return { _tag: 'Declined', reason: 'shop-refused' }
    const refusal = refusalIn(reason)
    if (refusal === undefined) return { _tag: 'Unknown' }
    if (!refusal.codes.includes('IDEMPOTENCY_KEY_REUSED'))
      return { _tag: 'Declined', reason: declineReasonOf(refusal.codes) }
    // This reference was charged with another instrument: what came of that is the answer, and there is no second charge.
    const before = await lookUp(reference)
    return before._tag === 'NeverArrived' ? { _tag: 'Unknown' } : before
  }
}

/** Who pays, in Square's words; nothing for an instrument that is none of Square's. */
function sourceOf(
  instrument: ChargeInstrument,
): { readonly sourceId: string; readonly customerId?: string } | undefined {
  switch (instrument._tag) {
    case 'Nonce':
      return { sourceId: instrument.nonce }
    case 'SavedCard': {
      const { customerId, cardId: sourceId } = customerAndCard(instrument.token) ?? {}
      return customerId === undefined || sourceId === undefined ? undefined : { sourceId, customerId }
    }
    case 'Intent':
      return undefined
  }
}
