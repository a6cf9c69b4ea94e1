import { IntegrationError } from './integration-error.ts'
import { isJson, type Json, numberIn, textIn } from './json.ts'

export interface ElementsOptions {
  readonly clientSecret: string | undefined
  readonly mode: string | undefined
  readonly amount: number | undefined
  readonly currency: string | undefined
  readonly captureMethod: string | undefined
  readonly setupFutureUsage: string | undefined
  readonly allowedPaymentMethodTypes: readonly string[] | undefined
  readonly paymentMethodCreation: string | undefined
}

/**
 * https://docs.stripe.com/js/elements_object/create and create_without_intent: a client secret, or a mode with amount
 * and currency.
 */
export function elementsOptions(given: unknown): ElementsOptions {
  const json: Json = isJson(given) ? given : {}
  // https://docs.stripe.com/changelog/endive/2026-09-30/remove-elements-deferred-intent-payment-method-types
  if ('paymentMethodTypes' in json || 'payment_method_types' in json)
    throw new IntegrationError('elements(): paymentMethodTypes is gone; say allowedPaymentMethodTypes')
  const types = json['allowedPaymentMethodTypes']
  const options: ElementsOptions = {
    clientSecret: textIn(json, 'clientSecret'),
    mode: textIn(json, 'mode'),
    amount: numberIn(json, 'amount'),
    currency: textIn(json, 'currency'),
    captureMethod: textIn(json, 'captureMethod') ?? textIn(json, 'capture_method'),
    setupFutureUsage: textIn(json, 'setupFutureUsage') ?? textIn(json, 'setup_future_usage'),
    allowedPaymentMethodTypes: Array.isArray(types) ? types.map(String) : undefined,
    paymentMethodCreation: textIn(json, 'paymentMethodCreation'),
  }
  refuse(options)
  return options
}

function refuse({ clientSecret, mode, amount, currency }: ElementsOptions): void {
  if (clientSecret !== undefined && mode !== undefined)
    throw new IntegrationError('elements(): a client secret or a mode, not both')
  if (clientSecret !== undefined) return
  if (mode === undefined || !['payment', 'setup', 'subscription'].includes(mode))
    throw new IntegrationError('elements(): mode is payment, setup or subscription')
  // Lower-case currency: https://docs.stripe.com/js/elements_object/create_without_intent
  if (mode !== 'setup' && (currency === undefined || !/^[a-z]{3}$/.test(currency)))
    throw new IntegrationError('elements(): currency is three small letters')
  if (mode === 'payment' && (amount === undefined || !Number.isInteger(amount) || amount <= 0))
    throw new IntegrationError('elements(): amount is a whole number above nothing')
}

/** https://docs.stripe.com/js/elements_object/update: unmentioned options stay. */
export function updatedOptions(before: ElementsOptions, given: unknown): ElementsOptions {
  const said: Json = isJson(given) ? given : {}
  const kept = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined))
  return elementsOptions({ ...kept, ...said })
}

/** Compared with the intent at confirmation. */
export function contextOf(options: ElementsOptions): Json | undefined {
  if (options.mode === undefined) return undefined
  return {
    mode: options.mode,
    amount: options.amount,
    currency: options.currency,
    capture_method: options.captureMethod,
    setup_future_usage: options.setupFutureUsage,
  }
}
