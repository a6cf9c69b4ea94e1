import Stripe from 'stripe'
import type { FakeStripe } from './start-fake-stripe.ts'

/** Stripe's own package, turned to the fake by its own settings and by nothing else. */
export function realClient(fake: FakeStripe, more: { readonly key?: string; readonly retries?: number } = {}): Stripe {
  return new Stripe(more.key ?? fake.secretKey, {
    ...fake.settings,
    maxNetworkRetries: more.retries ?? 0,
    telemetry: false,
    timeout: 20_000,
  })
}

/** What a call was refused with, which is an error of the package and nothing else. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('It was not refused')
}
