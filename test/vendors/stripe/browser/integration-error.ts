/**
 * Thrown or rejected for incorrect calls: https://docs.stripe.com/js. Stripe.js exports no class, so only the name
 * identifies it.
 */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError'
}
