/** Stripe's units for these differ from ISO 4217: https://docs.stripe.com/currencies#special-cases */
const inOtherUnits = ['ISK', 'UGX', 'MGA']

/** In capitals. Other minor units equal ours. */
export function takesCurrency(currency: string): boolean {
  return !inOtherUnits.includes(currency)
}
