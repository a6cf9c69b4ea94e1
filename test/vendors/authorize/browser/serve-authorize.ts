import type { BrowserContext, Route } from '@playwright/test'
import { browserScripts } from '../../line/browser-scripts.ts'
import type { Settings } from './settings.ts'
import { contained, type Keys, type Mint } from './token-vault.ts'

/** Behaviour of a script's host. `empty`: a script without effect. `silent`: no response. */
export type Host = 'well' | 'unreachable' | 'missing' | 'empty' | 'silent'

export interface Behaviour extends Pick<Settings, 'answers' | 'handshake'> {
  readonly script: Host
  readonly core: Host
}

export interface ServedAuthorize {
  /** Without its core Accept.js always answers E_WC_03. */
  readonly behave: (how: Partial<Behaviour>) => void
  readonly cutApi: (isCut: boolean) => void
  readonly asked: readonly string[]
}

export interface ServedWith {
  readonly mint?: Mint
  readonly keys?: Keys
}

// https://developer.authorize.net/api/reference/features/acceptjs.html: sandbox and live.
const places = [
  { cdn: 'https://jstest.authorize.net', api: 'https://apitest.authorize.net' },
  { cdn: 'https://js.authorize.net', api: 'https://api2.authorize.net' },
]
const scripts: Readonly<Record<string, string>> = {
  '/v1/Accept.js': 'accept',
  '/v1/AcceptCore.js': 'accept-core',
  '/v3/AcceptUI.js': 'accept-ui',
  '/v3/acceptMain/acceptMain.html': 'accept-form',
}

let made: Promise<ReadonlyMap<string, string>> | undefined

export async function serveAuthorize(
  context: BrowserContext,
  { mint = counting(), keys = { apiLoginID: 'testlogin', clientKey: 'client-key' } }: ServedWith = {},
): Promise<ServedAuthorize> {
  const asked: string[] = []
  let now: Behaviour = { script: 'well', core: 'well', answers: 'once', handshake: 'heard' }
  let isCut = false

  const serve = async (route: Route, place: (typeof places)[number]) => {
    asked.push(route.request().url())
    const { pathname } = new URL(route.request().url())
    const name = scripts[pathname]
    const host = name === 'accept-core' ? now.core : now.script
    if (host === 'silent') return
    if (host === 'unreachable') return route.abort()
    if (host === 'missing' || name === undefined) return route.fulfill({ status: 404, body: '' })
    made ??= browserScripts(Object.values(scripts), import.meta.url)
    const { answers, handshake } = now
    const settings: Settings = { ...place, answers, handshake }
    const text = host === 'empty' ? '' : `globalThis.__authorize=${JSON.stringify(settings)};${(await made).get(name)}`
    const isDocument = pathname.endsWith('.html')
    return route.fulfill({
      contentType: isDocument ? 'text/html' : 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: isDocument
        ? `<!doctype html><html lang="en"><title>Payment form</title><body><script>${text}</script></body></html>`
        : text,
    })
  }
  const keep = async (route: Route) => {
    asked.push(route.request().url())
    if (isCut) return route.abort()
    return route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: contained(route.request().postData() ?? '{}', keys, mint),
    })
  }

  for (const place of places) {
    await context.route(`${place.cdn}/**`, (route) => serve(route, place))
    await context.route(`${place.api}/**`, keep)
  }
  return {
    asked,
    behave: (how) => {
      now = { ...now, ...how }
    },
    cutApi: (next) => {
      isCut = next
    },
  }
}

function counting(): Mint {
  let nonces = 0
  return () => {
    nonces += 1
    return { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: `nonce-${nonces}` }
  }
}
