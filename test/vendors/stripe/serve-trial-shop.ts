import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { browserScript, documentedPolicy } from './serve-browser-half.ts'

export const shopAddress = 'https://shop.example/'

/** A page whose policy allows only what Stripe documents. */
export async function serveTrialShop(context: BrowserContext): Promise<void> {
  const body = await browserScript(join(import.meta.dirname, 'trial-shop.ts'))
  await context.route(`${shopAddress}**`, (route) => {
    if (new URL(route.request().url()).pathname === '/shop.js')
      return route.fulfill({ contentType: 'text/javascript', body })
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: page })
  })
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"></head>
<body><main><h1>Pay</h1><div id="form"></div></main><script src="/shop.js"></script></body></html>`

const policy = [
  "default-src 'none'",
  `script-src 'self' ${documentedPolicy['script-src'].join(' ')}`,
  `frame-src ${documentedPolicy['frame-src'].join(' ')}`,
  `connect-src ${documentedPolicy['connect-src'].join(' ')}`,
  `img-src data: ${documentedPolicy['img-src'].join(' ')}`,
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')
