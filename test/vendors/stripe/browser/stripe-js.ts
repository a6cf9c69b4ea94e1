// Fake of https://js.stripe.com/endive/stripe.js; https://docs.stripe.com/js/including requires that URL.
import { confirm, createConfirmationToken, handleNextAction } from './confirming.ts'
import { elementsOf } from './elements.ts'
import { IntegrationError } from './integration-error.ts'
import { retrieve } from './next-action.ts'

/** https://docs.stripe.com/js/initializing */
function stripeOf(key: unknown) {
  if (typeof key !== 'string' || key === '') throw new IntegrationError('Stripe(): there is no key')
  if (!key.startsWith('pk_')) throw new IntegrationError('Stripe(): this is no publishable key')
  return {
    elements: (options: unknown) => elementsOf(key, options),
    createConfirmationToken: (options: unknown) => createConfirmationToken(key, options),
    confirmPayment: (options: unknown) => confirm('confirmPayment', key, options),
    confirmSetup: (options: unknown) => confirm('confirmSetup', key, options),
    handleNextAction: (options: unknown) => handleNextAction(key, options),
    retrievePaymentIntent: (secret: string) => retrieve(key, secret),
    retrieveSetupIntent: (secret: string) => retrieve(key, secret),
    registerAppInfo: () => undefined,
    // The npm package reports its version here.
    _registerWrapper: () => undefined,
  }
}

// The npm package checks it against its own release.
stripeOf.version = 'endive'
Object.assign(window, { Stripe: stripeOf })
