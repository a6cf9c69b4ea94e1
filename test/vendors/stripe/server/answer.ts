import { bankPage } from './bank-page.ts'
import { callerOf, header, type Keys, type Request } from './caller.ts'
import type { Caller } from './card-data.ts'
import type { FaultKind, Faults } from './faults.ts'
import { readForm } from './form.ts'
import type { IdempotencyKeys } from './idempotency.ts'
import { apiVersion, type Ledger } from './ledger.ts'
import { Refusal, unauthorised } from './refusal.ts'
import { type Call, type Route, routes } from './routes.ts'
import { expanded, forPublic } from './views.ts'

export type Answer =
  | {
      readonly _tag: 'Answered'
      readonly status: number
      readonly headers: Record<string, string>
      readonly body: string
    }
  | { readonly _tag: 'Cut' }
  | { readonly _tag: 'Silence' }

export interface Account extends Keys {
  readonly ledger: Ledger
  readonly faults: Faults
  readonly keys: IdempotencyKeys
}

export async function answer(account: Account, request: Request): Promise<Answer> {
  const url = new URL(request.path, 'https://api.stripe.com')
  const fault = account.faults.take(`${request.method} ${url.pathname}`)
  if (fault === 'cut-before') return { _tag: 'Cut' }
  if (fault === 'silent-before') return { _tag: 'Silence' }
  const said =
    request.host === 'hooks.stripe.com' ? bank(account, request, url) : await api(account, request, url, fault)
  if (fault === 'cut-after') return { _tag: 'Cut' }
  return fault === 'silent-after' ? { _tag: 'Silence' } : said
}

async function api(account: Account, request: Request, url: URL, fault: FaultKind | undefined): Promise<Answer> {
  const id = account.ledger.newId('req')
  const key = request.method === 'POST' ? header(request, 'idempotency-key') : undefined
  let isClaimed = false
  const told = (status: number, body: string, more: Record<string, string> = {}): Answer => ({
    _tag: 'Answered',
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': id,
      'stripe-version': header(request, 'stripe-version') ?? apiVersion,
      // The page calls it cross-origin with the publishable key.
      'access-control-allow-origin': '*',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...more,
    },
    body,
  })
  const end = (status: number, said: unknown): Answer => {
    const body = JSON.stringify(said, null, 2)
    if (isClaimed && key !== undefined) account.keys.keep(key, { status, body, request: id })
    return told(status, body)
  }
  try {
    const form = readForm(request.method === 'POST' ? request.body : url.searchParams.toString())
    const caller = callerOf(account, request, form['key'])
    if (fault === 'unavailable') throw new Refusal(503, { type: 'api_error', message: 'Not now' }, false)
    if (fault === 'rate-limit')
      throw new Refusal(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' }, false)
    const { route, ids } = routeOf(request.method, url.pathname, caller)
    if (key !== undefined) {
      const kept = account.keys.claim(key, `${caller} ${url.pathname} ${sorted(request.body)}`)
      // https://docs.stripe.com/error-low-level: a replay is marked and names the original request.
      if (kept !== undefined)
        return told(kept.status, kept.body, { 'idempotent-replayed': 'true', 'original-request': kept.request })
      isClaimed = true
    }
    if (fault === 'held') await account.faults.held()
    if (fault === 'error') throw new Refusal(500, { type: 'api_error', message: 'Something broke' })
    account.ledger.request = { id, idempotency_key: key ?? null }
    const answered = run(account, route, { ledger: account.ledger, ids, form, caller, path: url.pathname })
    if (fault === 'error-after') return end(500, { error: { type: 'api_error', message: 'Something broke' } })
    return end(answered.status, answered.body)
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    if (!refusal.isKept && isClaimed && key !== undefined) {
      account.keys.free(key)
      isClaimed = false
    }
    return end(refusal.status, { error: refusal.body })
  } finally {
    account.ledger.request = { id: null, idempotency_key: null }
  }
}

interface Done {
  readonly status: number
  readonly body: unknown
}

/** An endpoint's refusal is a normal response. */
function run(account: Account, route: Route, call: Call): Done {
  try {
    const object = expanded(account.ledger, route.act(call), call.form)
    return { status: 200, body: call.caller === 'publishable' ? forPublic(object) : object }
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || !refusal.isKept) throw refusal
    const error = refusal.body
    const shown = {
      ...error,
      payment_intent: forPublic(error.payment_intent),
      setup_intent: forPublic(error.setup_intent),
    }
    return { status: refusal.status, body: { error: call.caller === 'publishable' ? shown : error } }
  }
}

function routeOf(
  method: string,
  path: string,
  caller: Caller,
): { readonly route: Route; readonly ids: readonly string[] } {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null
    if (match === null) continue
    if (caller === 'publishable' && route.isPublic !== true)
      throw unauthorised('This endpoint takes the secret key', 'secret_key_required')
    return { route, ids: match.slice(1).map(decodeURIComponent) }
  }
  throw new Refusal(404, { type: 'invalid_request_error', message: `There is no ${method} ${path}` }, false)
}

function bank(account: Account, request: Request, url: URL): Answer {
  try {
    const { status, body } = bankPage(account.ledger, request.method, url.pathname, request.body)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return { _tag: 'Answered', status, headers, body }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return {
      _tag: 'Answered',
      status: refusal.status,
      headers: { 'content-type': 'text/plain' },
      body: refusal.message,
    }
  }
}

/** Parameter order does not matter. */
function sorted(body: string): string {
  const pairs = new URLSearchParams(body)
  pairs.sort()
  return pairs.toString()
}
