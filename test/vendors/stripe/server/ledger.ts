import type {
  Charge,
  ConfirmationToken,
  Customer,
  ElementsContext,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
  Stored,
  StripeEvent,
} from './objects.ts'
import { missing } from './refusal.ts'
import type { TestCard } from './test-cards.ts'

/** Version requested by the newest `stripe` package: https://docs.stripe.com/changelog */
export const apiVersion = '2026-10-28.endive'

/** Bank-side facts about a payment method; no response contains them. */
export interface CardBehind {
  readonly card: TestCard
  /** The owner agreed to off-session payments. */
  isSetUp: boolean
  /** Used once without a customer, or detached: never usable again. */
  isSpent: boolean
  /** The intent that the owner authenticated. */
  provenFor: string | undefined
}

export interface Challenge {
  readonly source: string
  readonly intent: string
  readonly method: string
  readonly offSession: boolean
  readonly returnUrl: string | undefined
}

export interface Ledger {
  /** Seconds since 1970, as in all API timestamps. */
  readonly now: () => number
  readonly newId: (prefix: string) => string
  readonly intents: Map<string, PaymentIntent>
  readonly setupIntents: Map<string, SetupIntent>
  readonly charges: Map<string, Charge>
  readonly refunds: Map<string, Refund>
  readonly customers: Map<string, Customer>
  readonly paymentMethods: Map<string, PaymentMethod>
  readonly confirmationTokens: Map<string, ConfirmationToken>
  readonly events: Map<string, StripeEvent>
  readonly behind: Map<string, CardBehind>
  /** Card of the method that a confirmation token creates. */
  readonly tokenCards: Map<string, TestCard>
  readonly tokenContexts: Map<string, ElementsContext>
  readonly challenges: Map<string, Challenge>
  /** Device wallets for the Express Checkout Element. */
  readonly wallets: Set<string>
  /** The call that caused the event. */
  request: { id: string | null; idempotency_key: string | null }
  readonly emit: (type: string, object: Stored) => void
  /** `acct_…` if it is connected to a platform. */
  readonly account: string | undefined
  /** What the platform returned of its fee, by charge. */
  readonly returnedFees: Map<string, number>
}

/** Sequential ids, so runs are reproducible. */
export function openLedger(now: () => number, account?: string): Ledger {
  let count = 0
  const newId = (prefix: string) => {
    count += 1
    return `${prefix}_1Fake${String(count).padStart(10, '0')}`
  }
  const events = new Map<string, StripeEvent>()
  const ledger: Ledger = {
    now,
    newId,
    account,
    returnedFees: new Map(),
    intents: new Map(),
    setupIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    customers: new Map(),
    paymentMethods: new Map(),
    confirmationTokens: new Map(),
    events,
    behind: new Map(),
    tokenCards: new Map(),
    tokenContexts: new Map(),
    challenges: new Map(),
    wallets: new Set(),
    request: { id: null, idempotency_key: null },
    // Events contain a snapshot of the object: https://docs.stripe.com/api/events/object
    emit: (type, object) => {
      const id = newId('evt')
      events.set(id, {
        id,
        object: 'event',
        ...(account === undefined ? {} : { account }),
        api_version: apiVersion,
        created: now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { ...ledger.request },
        type,
      })
    },
  }
  return ledger
}

export function found<A>(from: ReadonlyMap<string, A>, kind: string, id: string, param?: string): A {
  const one = from.get(id)
  if (one === undefined) throw missing(kind, id, param)
  return one
}

export function anything(ledger: Ledger, id: string): Stored | undefined {
  return (
    ledger.charges.get(id) ??
    ledger.intents.get(id) ??
    ledger.setupIntents.get(id) ??
    ledger.refunds.get(id) ??
    ledger.customers.get(id) ??
    ledger.paymentMethods.get(id)
  )
}
