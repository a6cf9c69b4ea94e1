import type { Form } from './form.ts'
import { anything, type Ledger } from './ledger.ts'
import { texts } from './read-params.ts'
import { invalid } from './refusal.ts'

interface Json {
  [name: string]: unknown
}

/** Only for the secret key: https://docs.stripe.com/api/payment_intents/retrieve */
const secretFields = [
  ...['amount_capturable', 'amount_received', 'application', 'application_fee_amount', 'customer', 'customer_account'],
  ...['latest_charge', 'metadata', 'on_behalf_of', 'review', 'statement_descriptor', 'statement_descriptor_suffix'],
  ...['transfer_data', 'transfer_group', 'payment_method_options', 'latest_attempt'],
]

export function forPublic(object: unknown): unknown {
  if (!isJson(object)) return object
  return Object.fromEntries(Object.entries(object).filter(([name]) => !secretFields.includes(name)))
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** https://docs.stripe.com/api/expanding_objects: up to four levels, `data.` in lists. */
export function expanded(ledger: Ledger, object: unknown, form: Form): unknown {
  const copy: unknown = structuredClone(object)
  for (const path of texts(form, 'expand')) {
    const parts = path.split('.')
    if (parts.length > 4) throw invalid('No more than four levels', { param: 'expand' })
    expand(ledger, copy, parts)
  }
  return copy
}

function expand(ledger: Ledger, at: unknown, [name, ...inner]: readonly string[]): void {
  if (name === undefined) return
  if (Array.isArray(at)) {
    for (const one of at) expand(ledger, one, [name, ...inner])
    return
  }
  if (!isJson(at) || !(name in at)) throw invalid(`${name} cannot be expanded`, { param: 'expand' })
  const value = at[name]
  if (typeof value === 'string') at[name] = structuredClone(anything(ledger, value) ?? value)
  expand(ledger, at[name], inner)
}
