/** Stripe's units for these differ from ISO 4217: https://docs.stripe.com/currencies#special-cases */
const differingUnits = ['ISK', 'UGX', 'MGA']

/** In capitals. Other minor units equal ours. */
export function takesCurrency(currency: string): boolean {
  return !differingUnits.includes(currency)
}
