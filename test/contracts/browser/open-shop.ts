import { resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { expect } from 'chai'
import { build } from 'esbuild'
import { chromiumIsMissing, findChromium } from '../../../scripts/find-chromium.mjs'
import { contentPolicy } from '../../../src/render/security-policy.ts'
import { type BrowserHands, type ServedVendor, type ServedWith, shopAddress } from './browser-hands.ts'
import type { KitSettings } from './page/kit-page.ts'

export interface Sent {
  readonly url: string
  readonly method: string
  readonly body: string
  readonly kind: string
  readonly isOfPage: boolean
}

/** How the vendor's script is served, whatever the fake vendor does. */
export type ScriptMode = 'served' | 'aborted' | 'missing' | 'empty' | 'silent'

/** The shop of one test: the adapter on a page with its policy, and the vendor at its own URLs. */
export interface KitShop {
  readonly hands: BrowserHands
  readonly page: Page
  readonly vendor: ServedVendor
  readonly sent: readonly Sent[]
  readonly said: readonly string[]
  readonly serveScripts: (how: ScriptMode) => void
  readonly unplug: () => Promise<void>
  readonly fill: (but?: Partial<BrowserHands['goodCard']>) => Promise<void>
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"></head>
<body><main><h1>Pay</h1><div id="host"></div></main><script src="/kit.js"></script></body></html>`

let launched: Promise<Browser> | undefined

export async function closeBrowser(): Promise<void> {
  const browser = await launched
  launched = undefined
  await browser?.close()
}

function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? findChromium()
  if (executablePath === undefined) throw new Error(chromiumIsMissing)
  launched ??= chromium.launch({ executablePath, args: ['--no-sandbox'] })
  return launched
}

/** Opens a shop, runs `use`, closes it, and fails on an uncaught error. */
export async function inShop(
  hands: BrowserHands,
  script: string,
  given: ServedWith,
  use: (shop: KitShop) => Promise<void>,
): Promise<void> {
  const browser = await launch()
  const context = await browser.newContext({ locale: 'en-US' })
  try {
    const shop = await opened(hands, script, given, context)
    try {
      await use(shop)
      expect(shop.said.filter((line) => line.startsWith('uncaught'))).to.deep.equal([])
    } finally {
      await shop.vendor.stop?.()
    }
  } finally {
    await context.close()
  }
}

async function opened(
  hands: BrowserHands,
  script: string,
  given: ServedWith,
  context: BrowserContext,
): Promise<KitShop> {
  const [sent, said]: [Sent[], string[]] = [[], []]
  await context.route('**/*', (route) => route.abort())
  await serveShop(context, hands, script)
  const vendor = (await hands.serve?.(context, given)) ?? {}
  const inPage = await context.newPage()
  context.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('data:') || url.startsWith('blob:')) return
    // A frame's document is requested before the frame exists.
    const isOfPage = !request.isNavigationRequest() && request.frame() === inPage.mainFrame()
    sent.push({ url, method: request.method(), body: request.postData() ?? '', kind: request.resourceType(), isOfPage })
  })
  inPage.on('console', (message) => said.push(message.text()))
  inPage.on('pageerror', (error) => said.push(`uncaught ${error.stack ?? error.message}`))
  if (vendor.openIntent !== undefined) await inPage.exposeFunction('kitIntent', vendor.openIntent)
  await inPage.goto(shopAddress)
  let scripts: ScriptMode = 'served'
  for (const { address } of (await inPage.evaluate(() => window.kit.facts())).scripts)
    await context.route(address, (route) => {
      if (scripts === 'served') return route.fallback()
      if (scripts === 'silent') return undefined
      if (scripts === 'aborted') return route.abort()
      return route.fulfill({ status: scripts === 'missing' ? 404 : 200, contentType: 'text/javascript', body: '' })
    })
  const shop: KitShop = {
    hands,
    page: inPage,
    vendor,
    sent,
    said,
    serveScripts: (how) => {
      scripts = how
    },
    unplug: async () => {
      await context.route(
        (url) => !url.href.startsWith(shopAddress),
        (route) => route.abort('internetdisconnected'),
      )
    },
    fill: async (but = {}) => {
      for (const [field, text] of Object.entries({ ...hands.goodCard, ...but }))
        if (isField(field, hands)) await hands.type(inPage, field, text)
    },
  }
  return shop
}

async function serveShop(context: BrowserContext, hands: BrowserHands, script: string): Promise<void> {
  const policy = contentPolicy({ scripts: [], styles: [], api: undefined, processor: hands.policy, isTyped: true })
  await context.route(`${shopAddress}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/kit.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname !== '/') return route.fulfill({ status: 404, body: '' })
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: page })
  })
}

/** The kit's bridge and the adapter, bundled for the page. */
export async function kitScript(hands: BrowserHands, flaw?: string): Promise<string> {
  const settings: KitSettings = {
    credentials: hands.credentials,
    ...(hands.sdk === undefined ? {} : { sdk: { global: hands.sdk.global, tokenise: hands.sdk.tokenise } }),
  }
  const { outputFiles } = await build({
    stdin: {
      contents: `import { kitPage } from './test/contracts/browser/page/kit-page.ts'
import { makeProcessor } from ${JSON.stringify(resolve(hands.page))}
${flaw === undefined ? '' : `globalThis.plantedFlaw = ${JSON.stringify(flaw)}`}
window.kit = kitPage(makeProcessor, ${JSON.stringify(settings)})`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

function isField(field: string, { goodCard }: BrowserHands): field is keyof BrowserHands['goodCard'] & string {
  return field in goodCard
}
