/**
 * Stripe counts these in other units than ISO 4217 does, and a capture does not say its currency, so nothing is taken in
 * them: https://docs.stripe.com/currencies#special-cases
 */
const inOtherUnits = ['ISK', 'UGX', 'MGA']

/** `currency` in capitals. Of any other, Stripe's smallest unit is ours. */
export function takesCurrency(currency: string): boolean {
  return !inOtherUnits.includes(currency)
}
