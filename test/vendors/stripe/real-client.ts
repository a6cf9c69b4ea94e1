import Stripe from 'stripe'
import type { FakeStripe } from './start-fake-stripe.ts'

/** Stripe's own package, directed to the fake by its options. */
export function realClient(fake: FakeStripe, more: { readonly key?: string; readonly retries?: number } = {}): Stripe {
  return new Stripe(more.key ?? fake.secretKey, {
    ...fake.settings,
    maxNetworkRetries: more.retries ?? 0,
    telemetry: false,
    timeout: 20_000,
  })
}

export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('It was not refused')
}
