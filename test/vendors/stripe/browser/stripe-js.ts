// Fake of https://js.stripe.com/endive/stripe.js; https://docs.stripe.com/js/including requires that URL.
import { callerText } from './caller-text.ts'
import { confirm, createConfirmationToken, handleNextAction } from './confirming.ts'
import { elementsOf } from './elements.ts'
import { IntegrationError } from './integration-error.ts'
import { retrieve } from './next-action.ts'

/** https://docs.stripe.com/js/initializing */
function stripeOf(key: unknown, settings?: unknown) {
  if (typeof key !== 'string' || key === '') throw new IntegrationError('Stripe(): there is no key')
  if (!key.startsWith('pk_')) throw new IntegrationError('Stripe(): this is no publishable key')
  const account: unknown = Object(settings).stripeAccount
  if (account !== undefined && (typeof account !== 'string' || !account.startsWith('acct_')))
    throw new IntegrationError('Stripe(): stripeAccount is no account')
  const caller = callerText(key, account)
  return {
    elements: (options: unknown) => elementsOf(caller, options),
    createConfirmationToken: (options: unknown) => createConfirmationToken(caller, options),
    confirmPayment: (options: unknown) => confirm('confirmPayment', caller, options),
    confirmSetup: (options: unknown) => confirm('confirmSetup', caller, options),
    handleNextAction: (options: unknown) => handleNextAction(caller, options),
    retrievePaymentIntent: (secret: string) => retrieve(caller, secret),
    retrieveSetupIntent: (secret: string) => retrieve(caller, secret),
    registerAppInfo: () => undefined,
    // The npm package reports its version here.
    _registerWrapper: () => undefined,
  }
}

// The npm package checks it against its own release.
stripeOf.version = 'endive'
Object.assign(window, { Stripe: stripeOf })
