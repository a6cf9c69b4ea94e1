import { type Caller, methodData } from './card-data.ts'
import { confirm } from './confirm-intent.ts'
import { createToken } from './confirmation-tokens.ts'
import { createIntent } from './create-intent.ts'
import { createCustomer, deleteCustomer, searchCustomers, updateCustomer } from './customers.ts'
import type { Form } from './form.ts'
import { found, type Ledger } from './ledger.ts'
import type { PaymentIntent, PaymentMethod, SetupIntent } from './objects.ts'
import { type Page, pageOf, pagingNames } from './paging.ts'
import { cancel, capture, updateIntent } from './payment-intents.ts'
import { attach, detach, methodCalled, storeMethod } from './payment-methods.ts'
import { needText, only, text, texts } from './read-params.ts'
import { createRefund } from './refunds.ts'
import { invalid } from './refusal.ts'
import { cancelSetup, confirmSetup, createSetup } from './setup-intents.ts'

export interface Call {
  readonly ledger: Ledger
  readonly ids: readonly string[]
  readonly form: Form
  readonly caller: Caller
  readonly path: string
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: RegExp
  /** Also allowed with the publishable key: https://docs.stripe.com/keys */
  readonly isPublic?: boolean
  readonly act: (call: Call) => unknown
}

export const routes: readonly Route[] = [
  route('POST payment_intents', ({ ledger, form }) => createIntent(ledger, form)),
  route(
    'GET payment_intents',
    list(
      (ledger) => ledger.intents,
      ['customer'],
      (row, form) => is(form, 'customer', row.customer),
    ),
  ),
  route('GET payment_intents/:id', intentOf, true),
  route('POST payment_intents/:id', ({ ledger, ids: [id = ''], form }) => updateIntent(ledger, id, form)),
  route(
    'POST payment_intents/:id/confirm',
    (call) => confirm(call.ledger, intentOf(call), call.form, call.caller),
    true,
  ),
  route('POST payment_intents/:id/capture', ({ ledger, ids: [id = ''], form }) => capture(ledger, id, form)),
  route('POST payment_intents/:id/cancel', ({ ledger, ids: [id = ''], form }) => cancel(ledger, id, form)),

  route('POST setup_intents', ({ ledger, form }) => createSetup(ledger, form)),
  route('GET setup_intents/:id', setupOf, true),
  route(
    'POST setup_intents/:id/confirm',
    (call) => confirmSetup(call.ledger, setupOf(call), call.form, call.caller),
    true,
  ),
  route('POST setup_intents/:id/cancel', ({ ledger, ids: [id = ''], form }) => cancelSetup(ledger, id, form)),

  // Undocumented calls of Stripe.js, in this fake's own form.
  route('GET elements/sessions', ({ ledger }) => ({ object: 'session', wallets: [...ledger.wallets] }), true),
  route('POST confirmation_tokens', ({ ledger, form, caller }) => createToken(ledger, form, caller), true),
  route('POST test_helpers/confirmation_tokens', ({ ledger, form }) => createToken(ledger, form, 'secret')),
  route('GET confirmation_tokens/:id', ({ ledger, ids: [id = ''] }) =>
    found(ledger.confirmationTokens, 'confirmation_token', id, 'confirmation_token'),
  ),

  route('POST refunds', ({ ledger, form }) => createRefund(ledger, form)),
  route('GET refunds/:id', ({ ledger, ids: [id = ''] }) => found(ledger.refunds, 'refund', id, 'refund')),
  route(
    'GET refunds',
    list(
      (ledger) => ledger.refunds,
      ['charge', 'payment_intent'],
      (row, form) => is(form, 'charge', row.charge) && is(form, 'payment_intent', row.payment_intent),
    ),
  ),
  route('GET charges/:id', ({ ledger, ids: [id = ''] }) => found(ledger.charges, 'charge', id, 'charge')),
  route(
    'GET charges',
    list(
      (ledger) => ledger.charges,
      ['customer', 'payment_intent'],
      (row, form) => is(form, 'customer', row.customer) && is(form, 'payment_intent', row.payment_intent),
    ),
  ),

  route('POST customers', ({ ledger, form }) => createCustomer(ledger, form)),
  route('GET customers/search', searchCustomers),
  route('GET customers/:id', ({ ledger, ids: [id = ''] }) => found(ledger.customers, 'customer', id)),
  route('POST customers/:id', ({ ledger, ids: [id = ''], form }) => updateCustomer(ledger, id, form)),
  route('DELETE customers/:id', ({ ledger, ids: [id = ''] }) => deleteCustomer(ledger, id)),
  route(
    'GET customers',
    list(
      (ledger) => ledger.customers,
      ['email'],
      (row, form) => is(form, 'email', row.email),
    ),
  ),
  route('GET customers/:id/payment_methods', cardsOf),
  route('GET customers/:id/payment_methods/:id', ({ ledger, ids: [customer = '', id = ''] }) => {
    const method = found(ledger.paymentMethods, 'payment_method', id)
    if (method.customer !== customer) throw invalid('It belongs to somebody else', { param: 'payment_method' })
    return method
  }),

  route(
    'POST payment_methods',
    ({ ledger, form, caller }) => storeMethod(ledger, methodData(form, caller, ledger.now())),
    true,
  ),
  route('GET payment_methods/:id', ({ ledger, ids: [id = ''] }) => methodCalled(ledger, id)),
  route('GET payment_methods', (call) => cardsOf({ ...call, ids: [needText(call.form, 'customer')] })),
  route('POST payment_methods/:id/attach', ({ ledger, ids: [id = ''], form }) => attach(ledger, id, form)),
  route('POST payment_methods/:id/detach', ({ ledger, ids: [id = ''] }) => detach(ledger, id)),

  // https://docs.stripe.com/api/events: for a merchant who missed webhooks.
  route('GET events/:id', ({ ledger, ids: [id = ''] }) => found(ledger.events, 'event', id)),
  route(
    'GET events',
    list(
      (ledger) => ledger.events,
      ['type', 'types'],
      (row, form) =>
        is(form, 'type', row.type) && (form['types'] === undefined || texts(form, 'types').includes(row.type)),
    ),
  ),
]

function route(line: string, act: Route['act'], isPublic = false): Route {
  const [verb, path = ''] = line.split(' ')
  const method = verb === 'GET' || verb === 'DELETE' ? verb : 'POST'
  return { method, path: new RegExp(`^/v1/${path.replaceAll(':id', '([^/]+)')}$`), act, isPublic }
}

function list<A extends { readonly id: string; readonly created: number }>(
  from: (ledger: Ledger) => ReadonlyMap<string, A>,
  filters: readonly string[],
  isWanted: (row: A, form: Form) => boolean,
): Route['act'] {
  return ({ ledger, form, path }) => {
    only(form, [...pagingNames, ...filters])
    const rows = [...from(ledger).values()].filter((row) => isWanted(row, form))
    return pageOf(path, rows, form)
  }
}

function is(form: Form, name: string, value: string | null): boolean {
  const wanted = text(form, name)
  return wanted === undefined || wanted === value
}

/** The client secret authorises the page to read the intent: https://docs.stripe.com/api/payment_intents/object */
function seen<A extends { readonly client_secret: string }>(intent: A, { form, caller }: Call): A {
  if (caller === 'publishable' && needText(form, 'client_secret') !== intent.client_secret)
    throw invalid('The client secret is another', { param: 'client_secret' })
  return intent
}

function intentOf(call: Call): PaymentIntent {
  return seen(found(call.ledger.intents, 'payment_intent', call.ids[0] ?? '', 'intent'), call)
}

function setupOf(call: Call): SetupIntent {
  return seen(found(call.ledger.setupIntents, 'setup_intent', call.ids[0] ?? '', 'intent'), call)
}

function cardsOf({ ledger, ids: [id = ''], form, path }: Call): Page<PaymentMethod> {
  found(ledger.customers, 'customer', id, 'customer')
  only(form, [...pagingNames, 'type', 'allow_redisplay', 'customer'])
  const rows = [...ledger.paymentMethods.values()]
  return pageOf(
    path,
    rows.filter(({ customer, type }) => customer === id && is(form, 'type', type)),
    form,
  )
}
