import type { BrowserContext, Route } from '@playwright/test'
import { type Entry, scriptOf } from './scripts.ts'
import type { Settings, Wallet } from './settings.ts'
import { type Mint, openVault } from './vault.ts'

/** Behaviour of the script's host. `empty`: defines nothing. `silent`: no response. */
export type ScriptHost = 'well' | 'unreachable' | 'missing' | 'empty' | 'silent'

export interface ServedSquare {
  readonly behave: (host: ScriptHost) => void
  readonly cutVault: (isCut: boolean) => void
  readonly asked: readonly string[]
}

export interface ServedWith {
  readonly mint?: Mint
  readonly wallets?: readonly Wallet[]
}

const sandbox = place('https://sandbox.web.squarecdn.com', 'https://pci-connect.squareupsandbox.com', true)
const live = place('https://web.squarecdn.com', 'https://pci-connect.squareup.com', false)

/**
 * Serves the Web Payments SDK at Square's real URLs, production and sandbox
 * (https://developer.squareup.com/docs/web-payments/quickstart/add-sdk-to-web-client), without network access.
 */
export async function serveSquare(
  context: BrowserContext,
  { mint = counting(), wallets = [] }: ServedWith = {},
): Promise<ServedSquare> {
  const vault = openVault(mint)
  const asked: string[] = []
  let host: ScriptHost = 'well'
  let isCut = false

  const script = async (route: Route, settings: Settings) => {
    if (host === 'silent') return
    if (host === 'unreachable') return route.abort()
    if (host === 'missing') return route.fulfill({ status: 404, body: '' })
    const body = host === 'empty' ? '' : await scriptOf('square', settings)
    return route.fulfill({ contentType: 'text/javascript', body })
  }
  const frame = async (route: Route, entry: Entry, settings: Settings) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Square</title><body><script>${await scriptOf(entry, settings)}</script></body></html>`,
    })
  const keep = async (route: Route, origin: string, answer: (body: string) => unknown) => {
    if (isCut) return route.abort()
    return route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': origin },
      body: JSON.stringify(answer(route.request().postData() ?? '{}')),
    })
  }

  for (const where of [sandbox, live]) {
    const settings: Settings = { ...where, wallets }
    await context.route(`${where.origin}/**`, (route) => {
      asked.push(route.request().url())
      const { pathname } = new URL(route.request().url())
      if (pathname === '/v1/square.js') return script(route, settings)
      const [, entry] = /^\/v1\/(card|challenge|wallet)-frame\.html$/.exec(pathname) ?? []
      const name = frames.find((one) => one === `${entry}-frame`)
      return name === undefined ? route.fulfill({ status: 404, body: '' }) : frame(route, name, settings)
    })
    await context.route(`${where.vault}/**`, (route) => {
      asked.push(route.request().url())
      const { pathname } = new URL(route.request().url())
      if (pathname === '/payments/v1/card-nonce') return keep(route, where.origin, vault.keepCard)
      if (pathname === '/payments/v1/wallet-nonce') return keep(route, where.origin, vault.keepWallet)
      return keep(route, where.origin, vault.verify)
    })
  }
  return {
    asked,
    behave: (next) => {
      host = next
    },
    cutVault: (next) => {
      isCut = next
    },
  }
}

const frames = ['card-frame', 'challenge-frame', 'wallet-frame'] as const

function place(origin: string, vault: string, isSandbox: boolean) {
  return { origin, vault, isSandbox }
}

function counting(): Mint {
  let tokens = 0
  return () => {
    tokens += 1
    return `cnon:fk${String(tokens).padStart(8, '0')}`
  }
}
