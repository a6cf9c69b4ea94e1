import { call } from './api.ts'
import { overlay } from './framed.ts'
import { isJson, type Json, jsonIn, textIn } from './json.ts'

const hooksOrigin = 'https://hooks.stripe.com'

export function intentPath(clientSecret: string): string {
  const id = clientSecret.split('_secret_')[0] ?? ''
  return `${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`
}

export function nameOf(clientSecret: string): 'paymentIntent' | 'setupIntent' {
  return clientSecret.startsWith('seti_') ? 'setupIntent' : 'paymentIntent'
}

/** https://docs.stripe.com/js/payment_intents/retrieve_payment_intent */
export async function retrieve(key: string, clientSecret: string): Promise<Json> {
  const said = await call('GET', intentPath(clientSecret), { key, client_secret: clientSecret })
  return 'error' in said ? { error: said['error'] } : { [nameOf(clientSecret)]: said }
}

/** Shows the bank's page until it is answered, or redirects; returns the intent's state. */
export async function takeAction(key: string, clientSecret: string, intent: Json): Promise<Json> {
  const action = jsonIn(intent, 'next_action')
  const url = textIn(jsonIn(action, 'redirect_to_url'), 'url')
  if (url !== undefined) return leaveFor(url)
  await challenge(textIn(jsonIn(action, 'use_stripe_sdk'), 'stripe_js') ?? '')
  const said = await retrieve(key, clientSecret)
  const after = said[nameOf(clientSecret)]
  return isJson(after) ? outcome(clientSecret, after) : said
}

/** Never resolves, because the document unloads. */
export function leaveFor(url: string): Promise<never> {
  location.assign(url)
  return new Promise(() => undefined)
}

/** An intent that needs another method is an error containing the intent: https://docs.stripe.com/js/errors */
export function outcome(clientSecret: string, intent: Json): Json {
  const name = nameOf(clientSecret)
  if (intent['status'] !== 'requires_payment_method') return { [name]: intent }
  const error = jsonIn(intent, 'last_payment_error') ?? jsonIn(intent, 'last_setup_error') ?? {}
  return { error: { ...error, [name === 'paymentIntent' ? 'payment_intent' : 'setup_intent']: intent } }
}

/** The bank's page in a frame on the vendor's second host. */
function challenge(url: string): Promise<void> {
  const frame = document.createElement('iframe')
  frame.title = '3D Secure challenge'
  frame.src = url
  const close = overlay(frame)
  return new Promise((done) => {
    addEventListener('message', function listen(event: MessageEvent<unknown>) {
      const isIt = event.origin === hooksOrigin && event.source === frame.contentWindow
      if (!isIt || textIn(event.data, 'kind') !== 'done') return
      removeEventListener('message', listen)
      close()
      done()
    })
  })
}
