import type { BrowserContext } from '@playwright/test'
import { browserScripts } from '../../vendors/line/browser-scripts.ts'

export const knownKey = 'pk_example'

let made: Promise<ReadonlyMap<string, string>> | undefined
let tokens = 0

export async function serveExamplePay(context: BrowserContext): Promise<void> {
  made ??= browserScripts(['script', 'fields'], import.meta.url)
  const scripts = await made
  await context.route('https://js.examplepay.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/v1.js')
      return route.fulfill({ contentType: 'text/javascript', body: scripts.get('script') ?? '' })
    if (pathname === '/fields.js')
      return route.fulfill({ contentType: 'text/javascript', body: scripts.get('fields') ?? '' })
    const body = `<!doctype html><html lang="en"><title>Card details</title><body><script src="/fields.js"></script></body></html>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await context.route('https://api.examplepay.test/**', (route) => {
    const { about, number, month, year } = JSON.parse(route.request().postData() ?? '{}')
    tokens += 1
    const said =
      about?.publicKey === knownKey
        ? { token: `tok_${tokens}`, last4: String(number).slice(-4), month: Number(month), year: 2000 + Number(year) }
        : { error: { code: 'unknown_key' } }
    return route.fulfill({ json: said, headers: { 'access-control-allow-origin': '*' } })
  })
}
