import { join } from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'
import { build } from 'esbuild'
import type { FakeStripe } from './start-fake-stripe.ts'

export interface BrowserHalf {
  readonly asked: () => readonly string[]
  /** Outcomes of the next loads of stripe.js; the last one stays. */
  readonly script: (...ends: readonly ScriptEnd[]) => void
}

/** `empty`: defines nothing. `silent`: never arrives. */
export type ScriptEnd = 'served' | 'aborted' | 'missing' | 'empty' | 'silent'

const folder = join(import.meta.dirname, 'browser')

/** Policy sources from https://docs.stripe.com/security/guide for these elements. */
export const documentedPolicy = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
}

/** Intercepts requests to the vendor, so pages, policies and the npm loader run unchanged. */
export async function serveBrowserHalf(context: BrowserContext, fake: FakeStripe): Promise<BrowserHalf> {
  const files = await scripts()
  const asked: string[] = []
  let ends: readonly ScriptEnd[] = ['served']

  await context.route('https://js.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    if (pathname === '/endive/stripe.js') {
      const [end = 'served', ...later] = ends
      if (later.length > 0) ends = later
      return script(route, end, files.get('stripe') ?? '')
    }
    const [, name = '', ending] = /^\/endive\/(\w+)\.(html|js)$/.exec(pathname) ?? []
    const body = files.get(name)
    if (body === undefined) return route.fulfill({ status: 404 })
    if (ending === 'js') return route.fulfill({ contentType: 'text/javascript', body })
    return route.fulfill({ contentType: 'text/html', body: frameDocument(name) })
  })
  for (const host of ['api.stripe.com', 'hooks.stripe.com'] as const)
    await context.route(`https://${host}/**`, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await pass(route, host, fake)
    })

  return {
    asked: () => asked,
    script: (...next) => {
      ends = next
    },
  }
}

async function script(route: Route, end: ScriptEnd, body: string): Promise<void> {
  switch (end) {
    case 'served':
      return route.fulfill({ contentType: 'text/javascript', body })
    case 'empty':
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    case 'missing':
      return route.fulfill({ status: 404 })
    case 'aborted':
      return route.abort()
    case 'silent':
      return
  }
}

async function pass(route: Route, host: 'api.stripe.com' | 'hooks.stripe.com', fake: FakeStripe): Promise<void> {
  const request = route.request()
  const { pathname, search } = new URL(request.url())
  const answer = await fake.answer({
    host,
    method: request.method(),
    path: pathname + search,
    headers: request.headers(),
    body: request.postData() ?? '',
  })
  switch (answer._tag) {
    case 'Answered':
      return route.fulfill({ status: answer.status, headers: answer.headers, body: answer.body })
    case 'Cut':
      return route.abort('connectionreset')
    case 'Silence':
      return
  }
}

function frameDocument(name: string): string {
  const title = name === 'payment' ? 'Card details' : name === 'sheet' ? 'Wallet' : 'Wallets'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><script src="/endive/${name}.js"></script></body></html>`
}

/** Built once per process. */
let made: Promise<ReadonlyMap<string, string>> | undefined

function scripts(): Promise<ReadonlyMap<string, string>> {
  made ??= make()
  return made
}

async function make(): Promise<ReadonlyMap<string, string>> {
  const entries = {
    stripe: 'stripe-js.ts',
    payment: 'frames/payment-frame.ts',
    wallets: 'frames/wallets-frame.ts',
    sheet: 'frames/sheet-frame.ts',
  }
  const rows = Object.entries(entries).map(
    async ([name, file]) => [name, await browserScript(join(folder, file))] as const,
  )
  return new Map(await Promise.all(rows))
}

export async function browserScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
