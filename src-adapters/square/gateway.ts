import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { type SquareSettings, squareApi } from './gateway-api.ts'
import { chargeCard } from './gateway-charge.ts'
import { findCharge } from './gateway-find-charge.ts'
import { listCharges } from './gateway-list-charges.ts'
import { squareRefunds } from './gateway-refunds.ts'
import { cancelCharge, captureCharge } from './gateway-settle.ts'
import { squareVault } from './gateway-vault.ts'
import { squareWebhooks } from './gateway-webhooks.ts'

export interface SquareGatewaySettings extends SquareSettings {
  /** Absent: webhooks are rejected. */
  readonly webhookKey?: string
}

/** Square voids payments after seven days; an hour less, for clocks and the call. */
const authorisationLife = 7 * 24 * 3_600_000 - 3_600_000

export function squareGateway(
  settings: SquareGatewaySettings,
  clock: Clock = { now: () => Date.now() },
): PaymentGateway {
  const { locationId, webhookKey } = settings
  const api = squareApi(settings)
  const needs = { api, clock, ...(locationId === undefined ? {} : { locationId }) }
  const lookUp: PaymentGateway['lookUp'] = (reference, askedAt) => findCharge(needs, reference, askedAt)
  return {
    id: 'square',
    authorisationLasts: authorisationLife,
    authorise: (request) => chargeCard({ ...needs, lookUp }, request),
    lookUp,
    capture: (transactionId, amount) => captureCharge(api, transactionId, amount),
    cancel: (transactionId) => cancelCharge(api, transactionId),
    charges: (since, cursor) => listCharges(needs, since, cursor),
    refunds: squareRefunds(api),
    vault: squareVault(api),
    ...(webhookKey === undefined ? {} : { readPost: squareWebhooks(webhookKey) }),
  }
}
