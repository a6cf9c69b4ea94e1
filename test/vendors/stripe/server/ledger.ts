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

/** The version that the newest `stripe` package asks for: https://docs.stripe.com/changelog */
export const apiVersion = '2026-10-28.endive'

/** What the bank knows of a payment method, and no answer tells. */
export interface CardBehind {
  readonly card: TestCard
  /** Its owner has agreed to payments in absence. */
  isSetUp: boolean
  /** Paid with once without belonging to a customer, or taken from one: never to be used again. */
  isSpent: boolean
  /** The intent for which its owner has proven that the card is theirs. */
  provenFor: string | undefined
}

/** A customer who is asked to prove that a payment is theirs, at an address of the vendor's. */
export interface Challenge {
  readonly source: string
  readonly intent: string
  readonly method: string
  readonly offSession: boolean
  readonly returnUrl: string | undefined
}

export interface Ledger {
  /** Seconds since 1970, as every timestamp of the API. */
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
  /** Per confirmation token, the card of the method that is made when it is used. */
  readonly tokenCards: Map<string, TestCard>
  readonly tokenContexts: Map<string, ElementsContext>
  readonly challenges: Map<string, Challenge>
  /** Wallets that the customer's device has, for the Express Checkout Element. */
  readonly wallets: Set<string>
  /** Which call an event came from. */
  request: { id: string | null; idempotency_key: string | null }
  readonly emit: (type: string, object: Stored) => void
}

/** Ids count upwards, so that a run says the same as the run before it. */
export function openLedger(now: () => number): Ledger {
  let count = 0
  const newId = (prefix: string) => {
    count += 1
    return `${prefix}_1Fake${String(count).padStart(10, '0')}`
  }
  const events = new Map<string, StripeEvent>()
  const ledger: Ledger = {
    now,
    newId,
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
    // An event holds the object as it was then: https://docs.stripe.com/api/events/object
    emit: (type, object) => {
      const id = newId('evt')
      events.set(id, {
        id,
        object: 'event',
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

/** Whatever has this id, for `expand`. */
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
