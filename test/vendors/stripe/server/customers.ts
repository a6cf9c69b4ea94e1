import type { Form } from './form.ts'
import { found, type Ledger } from './ledger.ts'
import type { Customer } from './objects.ts'
import { detach } from './payment-methods.ts'
import { group, metadata, only, text } from './read-params.ts'
import { invalid } from './refusal.ts'

const names = [
  ...['address', 'description', 'email', 'invoice_settings', 'metadata', 'name', 'phone', 'payment_method', 'shipping'],
  ...['preferred_locales'],
]

/** https://docs.stripe.com/api/customers/create */
export function createCustomer(ledger: Ledger, form: Form): Customer {
  only(form, names)
  const customer: Customer = {
    id: ledger.newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: ledger.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: text(form, 'description') ?? null,
    email: text(form, 'email') ?? null,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: metadata(form),
    name: text(form, 'name') ?? null,
    phone: text(form, 'phone') ?? null,
    shipping: null,
  }
  ledger.customers.set(customer.id, customer)
  ledger.emit('customer.created', customer)
  return customer
}

/** https://docs.stripe.com/api/customers/update: other fields stay. */
export function updateCustomer(ledger: Ledger, id: string, form: Form): Customer {
  const customer = found(ledger.customers, 'customer', id)
  only(form, names)
  const favourite = text(group(form, 'invoice_settings') ?? {}, 'default_payment_method')
  if (favourite !== undefined) {
    const method = found(ledger.paymentMethods, 'payment_method', favourite, 'invoice_settings')
    customer.invoice_settings.default_payment_method = method.id
  }
  Object.assign(customer, {
    description: text(form, 'description') ?? customer.description,
    email: text(form, 'email') ?? customer.email,
    metadata: metadata(form, customer.metadata),
    name: text(form, 'name') ?? customer.name,
    phone: text(form, 'phone') ?? customer.phone,
  })
  ledger.emit('customer.updated', customer)
  return customer
}

/** https://docs.stripe.com/api/customers/delete */
export function deleteCustomer(ledger: Ledger, id: string) {
  const customer = found(ledger.customers, 'customer', id)
  for (const method of ledger.paymentMethods.values()) if (method.customer === id) detach(ledger, method.id)
  ledger.customers.delete(id)
  ledger.emit('customer.deleted', customer)
  return { id, object: 'customer', deleted: true }
}

/** https://docs.stripe.com/api/customers/search, only queries for one metadata value. Case-insensitive, like Stripe. */
export function searchCustomers({ ledger, form }: { readonly ledger: Ledger; readonly form: Form }) {
  only(form, ['query', 'limit', 'page'])
  const [, key, value] = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(text(form, 'query') ?? '') ?? []
  if (key === undefined || value === undefined)
    throw invalid('We were unable to parse your search query', { param: 'query' })
  const data = [...ledger.customers.values()].filter((one) => one.metadata[key]?.toLowerCase() === value.toLowerCase())
  return { object: 'search_result', url: '/v1/customers/search', has_more: false, next_page: null, data }
}
