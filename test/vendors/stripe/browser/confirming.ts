import { call } from './api.ts'
import { type Inside, insideOf, type Payer } from './elements.ts'
import { IntegrationError } from './integration-error.ts'
import { isJson, type Json, jsonIn, textIn } from './json.ts'
import { intentPath, leaveFor, nameOf, outcome, retrieve, takeAction } from './next-action.ts'

/** https://docs.stripe.com/js/confirmation_tokens/create_confirmation_token */
export async function createConfirmationToken(key: string, given: unknown): Promise<Json> {
  const caller = 'createConfirmationToken'
  const options: Json = isJson(given) ? given : {}
  const inside = insideOf(options['elements'], caller)
  const payer = payerOf(inside, caller)
  const params = jsonIn(options, 'params') ?? {}
  const details = jsonIn(jsonIn(params, 'payment_method_data'), 'billing_details')
  needDetails(payer, details)
  const said = await payer.frame.ask('token', {
    ...{ key, params, context: inside.context(), usage: inside.options().setupFutureUsage },
  })
  if (said['error'] !== undefined) return { error: said['error'] }
  payer.done()
  return { confirmationToken: said['object'] }
}

/** https://docs.stripe.com/js/payment_intents/confirm_payment and https://docs.stripe.com/js/setup_intents/confirm_setup */
export async function confirm(caller: 'confirmPayment' | 'confirmSetup', key: string, given: unknown): Promise<Json> {
  const options: Json = isJson(given) ? given : {}
  const params = jsonIn(options, 'confirmParams') ?? {}
  const inside = options['elements'] === undefined ? undefined : insideOf(options['elements'], caller)
  const clientSecret = textIn(options, 'clientSecret') ?? inside?.options().clientSecret
  if (clientSecret === undefined) throw new IntegrationError(`${caller}(): there is no client secret`)
  if (nameOf(clientSecret) !== (caller === 'confirmPayment' ? 'paymentIntent' : 'setupIntent'))
    throw new IntegrationError(`${caller}(): this secret is of another kind of intent`)
  const isAlways = options['redirect'] !== 'if_required'
  const home = textIn(params, 'return_url')
  if (isAlways && home === undefined) throw new IntegrationError(`${caller}(): return_url is missing`)

  const said =
    inside === undefined ? await bare(key, clientSecret, params) : await framed(inside, key, clientSecret, params)
  if (said['error'] !== undefined) return { error: said['error'] }
  const intent = jsonIn(said, 'object') ?? {}
  const end =
    intent['status'] === 'requires_action' ? await takeAction(key, clientSecret, intent) : outcome(clientSecret, intent)
  if (end['error'] !== undefined || !isAlways || home === undefined) return end
  return leaveFor(homeWith(home, clientSecret))

  function framed(within: Inside, ...[publishable, secret, more]: readonly [string, string, Json]): Promise<Json> {
    const payer = payerOf(within, caller)
    needDetails(payer, jsonIn(jsonIn(more, 'payment_method_data'), 'billing_details'))
    return payer.frame
      .ask('confirm', { key: publishable, secret, path: intentPath(secret), params: more, context: within.context() })
      .then((answer) => {
        // After an error the sheet waits until the page reports the failure.
        if (answer['error'] === undefined) payer.done()
        return answer
      })
  }
}

/** Without elements: a method named by the page or attached to the intent. */
async function bare(key: string, secret: string, params: Json): Promise<Json> {
  const said = await call('POST', `${intentPath(secret)}/confirm`, {
    ...{ key, client_secret: secret, use_stripe_sdk: true },
    ...params,
  })
  return 'error' in said ? said : { object: said }
}

/** https://docs.stripe.com/js/payment_intents/handle_next_action: an error for an intent without a next action. */
export async function handleNextAction(key: string, given: unknown): Promise<Json> {
  const clientSecret = textIn(given, 'clientSecret')
  if (clientSecret === undefined) throw new IntegrationError('handleNextAction(): there is no client secret')
  const said = await retrieve(key, clientSecret)
  const intent = said[nameOf(clientSecret)]
  if (!isJson(intent)) return said
  if (intent['status'] !== 'requires_action')
    throw new IntegrationError(`handleNextAction(): this intent is ${String(intent['status'])}`)
  return takeAction(key, clientSecret, intent)
}

function payerOf(inside: Inside, caller: string): Payer {
  const payer = inside.payer()
  if (payer === undefined) throw new IntegrationError(`${caller}(): there is no mounted element to pay with`)
  // https://docs.stripe.com/js/elements/submit and https://github.com/stripe/stripe-js/issues/431
  if (!inside.isSubmitted()) throw new IntegrationError(`${caller}(): elements.submit() comes first`)
  return payer
}

/**
 * A field set to `never` requires its value from the page:
 * https://docs.stripe.com/js/elements_object/create_payment_element
 */
function needDetails({ left }: Payer, details: Json | undefined): void {
  const address = jsonIn(details, 'address')
  const names: Readonly<Record<string, string>> = { country: 'country', postalCode: 'postal_code' }
  const absent = left.find((name) => address?.[names[name] ?? ''] === undefined)
  if (absent !== undefined)
    throw new IntegrationError(`billing_details.address.${names[absent]} is missing, and the form does not ask for it`)
}

function homeWith(home: string, secret: string): string {
  const url = new URL(home)
  const name = nameOf(secret) === 'paymentIntent' ? 'payment_intent' : 'setup_intent'
  url.searchParams.set(name, secret.split('_secret_')[0] ?? '')
  url.searchParams.set(`${name}_client_secret`, secret)
  url.searchParams.set('redirect_status', 'succeeded')
  return url.href
}
