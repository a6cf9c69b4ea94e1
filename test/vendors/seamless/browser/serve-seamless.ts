import type { BrowserContext, Route } from '@playwright/test'
import { browserScripts } from '../../line/browser-scripts.ts'
import { heldClock } from '../../line/held-clock.ts'
import { tokenised } from '../server/tokenise-route.ts'
import { openVault, type Tokenised, type Vault } from '../server/vault.ts'
import type { Settings } from './settings.ts'

/** Behaviour of the frame's host. `empty`: no fields. `silent`: no response. */
type Host = 'well' | 'unreachable' | 'missing' | 'empty' | 'silent'

export interface Behaviour extends Settings {
  readonly page: Host
  readonly vault: 'well' | 'unreachable' | 'silent' | Pick<Tokenised, 'errorcode' | 'message'>
}

export interface ServedSeamless {
  /** Applies from the next request or load. */
  readonly behave: (how: Partial<Behaviour>) => void
  readonly asked: readonly string[]
}

export interface ServedWith {
  /** CardSecure of the server half: `FakeSeamless.tokenise` makes chargeable tokens. */
  readonly tokenise?: Vault['tokenise']
}

let made: Promise<ReadonlyMap<string, string>> | undefined

export async function serveSeamless(
  context: BrowserContext,
  { tokenise = openVault(heldClock()).tokenise }: ServedWith = {},
): Promise<ServedSeamless> {
  const asked: string[] = []
  let now: Behaviour = {
    page: 'well',
    vault: 'well',
    answers: 'once',
    delay: 0,
    clearing: 'told',
    texts: { number: 'Invalid card number', expiry: 'Invalid expiration date', cvv: 'Invalid CVV' },
  }

  const page = async (route: Route) => {
    if (now.page === 'silent') return
    if (now.page === 'unreachable') return route.abort()
    if (now.page === 'missing') return route.fulfill({ status: 404, body: '' })
    made ??= browserScripts(['tokenizer'], import.meta.url)
    const { answers, delay, clearing, texts } = now
    const settings: Settings = { answers, delay, clearing, texts }
    const script = `globalThis.__seamless=${JSON.stringify(settings)};${(await made).get('tokenizer')}`
    const css = new URL(route.request().url()).searchParams.get('css') ?? ''
    const body = now.page === 'empty' ? '' : `<script>${script}</script>`
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Tokenizer</title><style>${css.replace(/</g, '')}</style><body>${body}</body></html>`,
    })
  }
  const vault = (route: Route) => {
    if (now.vault === 'silent') return
    if (now.vault === 'unreachable') return route.abort()
    const sent = route.request().postData() ?? ''
    const { status, body } =
      now.vault === 'well'
        ? tokenised({ tokenise }, sent)
        : { status: 200, body: JSON.stringify({ ...now.vault, token: '' }) }
    return route.fulfill({ status, body, contentType: 'application/json' })
  }

  await context.route(/^https:\/\/[a-z0-9-]+\.cardconnect\.com(:\d+)?\//, (route) => {
    asked.push(route.request().url())
    const { pathname } = new URL(route.request().url())
    if (pathname === '/itoke/ajax-tokenizer.html') return page(route)
    if (pathname === '/cardsecure/api/v1/ccn/tokenize') return vault(route)
    return route.fulfill({ status: 404, body: '' })
  })
  return {
    asked,
    behave: (how) => {
      now = { ...now, ...how }
    },
  }
}
