import type { Form } from './form.ts'
import { malformed } from './refusal.ts'

export function text(form: Form, name: string): string | undefined {
  const value = form[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  throw malformed('parameter_invalid_string', name, `${name} must be a text`)
}

export function needText(form: Form, name: string): string {
  const value = text(form, name)
  if (value === undefined) throw malformed('parameter_missing', name, `${name} is missing`)
  return value
}

/** Amounts are integers in the smallest unit: https://docs.stripe.com/currencies#zero-decimal */
export function whole(form: Form, name: string): number | undefined {
  const value = text(form, name)
  if (value === undefined) return undefined
  if (!/^-?\d+$/.test(value)) throw malformed('parameter_invalid_integer', name, `${name} must be a whole number`)
  return Number(value)
}

export function flag(form: Form, name: string): boolean | undefined {
  const value = text(form, name)
  if (value === undefined) return undefined
  if (value !== 'true' && value !== 'false')
    throw malformed('parameter_invalid_boolean', name, `${name} must be true or false`)
  return value === 'true'
}

export function oneOf<A extends string>(form: Form, name: string, allowed: readonly A[]): A | undefined {
  const value = text(form, name)
  if (value === undefined) return undefined
  const found = allowed.find((one) => one === value)
  if (found === undefined) throw malformed('parameter_invalid_value', name, `${name} must be one of ${allowed}`)
  return found
}

export function group(form: Form, name: string): Form | undefined {
  const value = form[name]
  if (value === undefined || value === '') return undefined
  if (typeof value === 'object') return value
  throw malformed('parameter_invalid_hash', name, `${name} must be a group of parameters`)
}

export function texts(form: Form, name: string): readonly string[] {
  const value = group(form, name)
  return value === undefined ? [] : Object.values(value).filter((one) => typeof one === 'string')
}

/** Optional keys; an empty value deletes a key: https://docs.stripe.com/api/metadata */
export function metadata(form: Form, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const given = form['metadata']
  if (given === '') return {}
  const changed = Object.entries(group(form, 'metadata') ?? {}).filter((pair): pair is [string, string] => {
    return typeof pair[1] === 'string'
  })
  return Object.fromEntries(Object.entries({ ...before, ...Object.fromEntries(changed) }).filter(([, to]) => to !== ''))
}

/** Refuses unknown parameters: `parameter_unknown`, https://docs.stripe.com/error-codes */
export function only(form: Form, names: readonly string[]): void {
  const known = [...names, 'expand', 'key', 'client_secret', '_stripe_version']
  const strange = Object.keys(form).find((name) => !known.includes(name))
  if (strange !== undefined)
    throw malformed('parameter_unknown', strange, `${strange} is no parameter of this endpoint`)
}
