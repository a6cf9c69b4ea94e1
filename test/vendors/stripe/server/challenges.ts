import type { Challenge, Ledger } from './ledger.ts'
import type { LastError, NextAction, PaymentIntent, PaymentMethod, SetupIntent } from './objects.ts'

/** Host of the bank's page, from https://docs.stripe.com/security/guide. */
export const hooksHost = 'https://hooks.stripe.com'

interface Asked {
  readonly method: PaymentMethod
  readonly offSession: boolean
  readonly returnUrl: string | undefined
  /** The page has Stripe.js, which frames the bank's page. */
  readonly useStripeSdk: boolean
}

/**
 * Stripe.js handles it if it is present or no return URL exists; else a redirect:
 * https://docs.stripe.com/api/payment_intents/object#payment_intent_object-next_action and
 * https://github.com/stripe/stripe-ios/issues/1198
 */
export function ask(ledger: Ledger, intent: PaymentIntent | SetupIntent, asked: Asked): NextAction {
  const source = ledger.newId('src')
  const { method, offSession, returnUrl } = asked
  ledger.challenges.set(source, { source, intent: intent.id, method: method.id, offSession, returnUrl })
  const url = `${hooksHost}/redirect/authenticate/${source}?client_secret=${source}_secret`
  return asked.useStripeSdk || returnUrl === undefined
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source } }
    : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
}

export function sourceOf(action: NextAction | null): string | undefined {
  if (action === null) return undefined
  const url = action.type === 'use_stripe_sdk' ? action.use_stripe_sdk.stripe_js : action.redirect_to_url.url
  return /\/authenticate\/([^?]+)/.exec(url)?.[1]
}

/** Result of a failed authentication; code of https://docs.stripe.com/error-codes */
export function authenticationError(kind: 'payment' | 'setup', method: PaymentMethod): LastError {
  return {
    type: 'invalid_request_error',
    code: `${kind}_intent_authentication_failure`,
    message: 'We could not confirm that this card is yours. Please choose another one and try again.',
    payment_method: structuredClone(method),
  }
}

/** Return URL after a redirect: https://docs.stripe.com/js/payment_intents/confirm_payment */
export function returnAddress(challenge: Challenge, intent: PaymentIntent | SetupIntent, isProven: boolean) {
  if (challenge.returnUrl === undefined) return undefined
  const url = new URL(challenge.returnUrl)
  const name = intent.object
  url.searchParams.set(name, intent.id)
  url.searchParams.set(`${name}_client_secret`, intent.client_secret)
  url.searchParams.set('redirect_status', isProven ? 'succeeded' : 'failed')
  return url.href
}
