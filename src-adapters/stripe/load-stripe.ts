import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure/index.mjs'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { ProcessorCredentials } from '../../src-domain/location/location-gateway.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import { outcomeOfCall } from '../payment-form/in-time.ts'
import { failed } from '../payment-form/outcomes.ts'
import { takesCurrency } from './currencies.ts'
import { stripeJs } from './scripts.ts'

const noCredentials: ProcessorCredentials = {}

/** Loads the script first, so that Stripe's loader finds it. */
export async function stripeOn(context: ProcessorContext): Promise<Outcome<Stripe>> {
  const { currency, credentials, loadScript, locale } = context
  if (!takesCurrency(currency)) return failed({ _tag: 'Misconfigured', code: 'currency' })
  const { publicKey, merchantId } = await credentials().catch(() => noCredentials)
  if (publicKey === undefined) return failed({ _tag: 'Unavailable', cause: 'credentials' })
  const script = await loadScript(stripeJs)
  if (isLeft(script)) return script
  if (window.Stripe === undefined) askAgain()
  return outcomeOfCall<Stripe>(async () => {
    const stripe = await loadStripe(publicKey, {
      locale: locale.startsWith('es') ? 'es' : 'en',
      // A token of the platform's own account could not pay a connected account's charge.
      ...(merchantId === undefined ? {} : { stripeAccount: merchantId }),
    }).catch(unloaded)
    return stripe === null ? failed({ _tag: 'Unavailable', cause: 'load' }) : right(stripe)
  })
}

/** Removes a script that defined nothing, because Stripe's loader would wait for it forever. */
function askAgain(): void {
  for (const script of document.querySelectorAll(`script[src="${stripeJs}"]`)) script.remove()
}

/** Rethrows errors about a key. */
function unloaded(error: unknown): null {
  if (error instanceof Error && /^(?:Failed to load Stripe\.js|Stripe\.js not available)$/.test(error.message))
    return null
  throw error
}
