/**
 * Stripe's units for these differ from ISO 4217, and captures do not name a currency, so they are not accepted:
 * https://docs.stripe.com/currencies#special-cases
 */
const inOtherUnits = ['ISK', 'UGX', 'MGA']

/** `currency` in capitals. For all others Stripe's minor unit is ours. */
export function takesCurrency(currency: string): boolean {
  return !inOtherUnits.includes(currency)
}
