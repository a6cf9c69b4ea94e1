import { call } from '../api.ts'
import { type Json, jsonIn, textIn } from '../json.ts'

export type Card = Json

/** Merges the page's parameters and the customer's card. */
function methodData(params: Json, card: Card, details: Json): Json {
  const given = jsonIn(params, 'payment_method_data') ?? {}
  const billing = jsonIn(given, 'billing_details') ?? {}
  const address = { ...jsonIn(details, 'address'), ...jsonIn(billing, 'address') }
  return { ...given, type: 'card', card, billing_details: { ...details, ...billing, address } }
}

export async function token(asked: Json, card: Card, details: Json): Promise<Json> {
  const params = jsonIn(asked, 'params') ?? {}
  const said = await call('POST', 'confirmation_tokens', {
    key: asked['key'],
    payment_method_data: methodData(params, card, details),
    ...{ return_url: params['return_url'], shipping: params['shipping'], metadata: params['metadata'] },
    setup_future_usage: asked['usage'],
    client_context: asked['context'],
  })
  return 'error' in said ? said : { object: said }
}

export async function confirm(asked: Json, card: Card, details: Json): Promise<Json> {
  const params = jsonIn(asked, 'params') ?? {}
  const { payment_method_data: _, ...rest } = params
  const said = await call('POST', `${textIn(asked, 'path') ?? ''}/confirm`, {
    ...rest,
    ...{ key: asked['key'], client_secret: asked['secret'], use_stripe_sdk: true },
    payment_method_data: methodData(params, card, details),
    client_context: asked['context'],
  })
  return 'error' in said ? said : { object: said }
}

/** Checks the key and asks for the device's wallets before drawing. */
export function session(key: unknown): Promise<Json> {
  return call('GET', 'elements/sessions', { key })
}
