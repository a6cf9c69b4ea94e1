import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { chargeCard } from './gateway-charge.ts'
import { findCharge } from './gateway-find-charge.ts'
import { listCharges } from './gateway-list-charges.ts'
import { squarePosts } from './gateway-posts.ts'
import { squareRefunds } from './gateway-refunds.ts'
import { type SquareSettings, squareSdk } from './gateway-sdk.ts'
import { cancelCharge, captureCharge } from './gateway-settle.ts'
import { squareVault } from './gateway-vault.ts'

export interface SquareGatewaySettings extends SquareSettings {
  /** Of the subscription to webhooks; absent: none is believed. */
  readonly webhookKey?: string
}

/** Square keeps what was not captured for seven days, and then lets go of it; an hour less, for clocks and for the call. */
const authorisationLasts = 7 * 24 * 3_600_000 - 3_600_000

/** Square's Payments API, through Square's package. Cards and wallets come as tokens, verified by the browser side. */
export function squareGateway(
  settings: SquareGatewaySettings,
  clock: Clock = { now: () => Date.now() },
): PaymentGateway {
  const { locationId, webhookKey } = settings
  const sdk = squareSdk(settings)
  const needs = { sdk, clock, ...(locationId === undefined ? {} : { locationId }) }
  const lookUp: PaymentGateway['lookUp'] = (reference, askedAt) => findCharge(needs, reference, askedAt)
  return {
    id: 'square',
    authorisationLasts,
    authorise: (request) => chargeCard({ ...needs, lookUp }, request),
    lookUp,
    capture: (transactionId, amount) => sdk().then((open) => captureCharge(open, transactionId, amount), unknown),
    cancel: (transactionId) => sdk().then((open) => cancelCharge(open, transactionId), unknown),
    charges: (since, cursor) => listCharges(needs, since, cursor),
    refunds: squareRefunds(sdk),
    vault: squareVault(sdk),
    ...(webhookKey === undefined ? {} : { readPost: squarePosts(webhookKey) }),
  }
}

function unknown(): 'unknown' {
  return 'unknown'
}
