/**
 * What a page that calls wrongly meets: thrown, or rejected with, and never an answer. https://docs.stripe.com/js
 * The name is all that tells it apart: Stripe.js exports no class.
 */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError'
}
