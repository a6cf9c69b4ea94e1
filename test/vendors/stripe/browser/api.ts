import { callerParams } from './caller-text.ts'
import { isJson, type Json } from './json.ts'

/** The vendor's URL; a test forwards it to the server half. */
const api = 'https://api.stripe.com/v1/'

/** The response, or `{ error }` as Stripe.js resolves it: https://docs.stripe.com/js/errors */
export async function call(method: 'GET' | 'POST', path: string, params: Json): Promise<Json> {
  const { key: caller, ...more } = params
  const form = new URLSearchParams(
    [...pairsOf(callerParams(caller)), ...pairsOf(more)].map(([name, value]) => [name, value]),
  )
  try {
    // A form body needs no CORS preflight.
    const response =
      method === 'GET'
        ? await fetch(`${api}${path}?${form}`)
        : await fetch(api + path, { method, body: form.toString(), headers: formHeaders })
    const said: unknown = await response.json()
    return isJson(said) ? said : connectionError
  } catch {
    return connectionError
  }
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

const connectionError = {
  error: { type: 'api_connection_error', message: 'We could not reach our payment provider. Please try again.' },
}

/** `a[b][c]=d`; omits undefined values. */
function pairsOf(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, name === '' ? key : `${name}[${key}]`))
}
