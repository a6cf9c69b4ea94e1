import type { BrowserContext, Page, Route } from '@playwright/test'
import { type ServedAuthorize, serveAuthorize } from '../../test/vendors/authorize/browser/serve-authorize.ts'
import { type FakeAuthorize, startFakeAuthorize } from '../../test/vendors/authorize/server/fake-authorize.ts'
import { test as base } from '../fixtures.ts'
import type { ShopServer } from './shop-server.ts'

export interface AuthorizeShop extends ShopServer {
  readonly api: FakeAuthorize
  readonly scripts: ServedAuthorize
}

/** Accept.js requires HTTPS. Playwright serves this host and forwards to our server. */
const shop = 'https://ember.localhost'

/** Ember & Ladle paying through a fake Authorize.Net. */
export const test = base.extend<{ readonly authorizeShop: AuthorizeShop; readonly paymentForm: 'own' | 'hosted' }>({
  paymentForm: ['own', { option: true }],
  authorizeShop: async ({ context, changedShop, guard, paymentForm }, use) => {
    const api = await startFakeAuthorize({ refusedAvs: ['Z'], refusedCvv: ['N'] })
    api.clock.advance(Date.now() - api.clock.now())
    const scripts = await serveAuthorize(context, { mint: api.mint })
    guard.allowHosts('.authorize.net')
    const server = await changedShop(
      'ember',
      {
        brand: (brand) => ({
          ...brand,
          payment_processor: 'authorize',
          ...(paymentForm === 'own' ? {} : { payment_form: paymentForm }),
        }),
        location: (location) => ({ ...location, credentials: { publicKey: 'client-key', apiKey: 'testlogin' } }),
      },
      {
        AUTHORIZE_LOGIN_ID: api.merchant.name,
        AUTHORIZE_TRANSACTION_KEY: api.merchant.transactionKey,
        AUTHORIZE_URL: api.url,
      },
    )
    await context.route(`${shop}/**`, (route) => passOn(route, server))
    await use({ ...server, at: (path) => `${shop}${path}`, api, scripts })
    await stopped(context, api)
  },
})

async function passOn(route: Route, server: ShopServer): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  const response = await route.fetch({ url: server.at(`${pathname}${search}`), maxRedirects: 0 })
  await route.fulfill({ response })
}

async function stopped(context: BrowserContext, api: FakeAuthorize): Promise<void> {
  for (const page of context.pages()) await page.goto('about:blank')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await api.stop()
}

export function authorizeFields(page: Page) {
  const number = page.getByLabel('Card number')
  return {
    number,
    fill: async (more: Readonly<Record<string, string>> = {}) => {
      const good = {
        'Card number': '4111 1111 1111 1111',
        'Security code (CVC)': '900',
        'ZIP code': '11231',
        'Billing street address': '1 Main Street',
      }
      for (const [label, text] of Object.entries({ ...good, ...more })) await page.getByLabel(label).fill(text)
      await page.getByLabel('Expiration month').selectOption('12')
      await page.getByLabel('Expiration year').selectOption(String(new Date().getFullYear() + 3))
    },
  }
}

export function acceptUi(page: Page) {
  const frame = page.frameLocator('#AcceptUIContainer iframe')
  const good = {
    'Card Number': '4111 1111 1111 1111',
    Month: '12',
    Year: String(new Date().getFullYear() + 3),
    'Card Code': '900',
    'Zip Code': '11231',
    'First Name': 'Hetty',
    'Last Name': 'Hosted',
    Address: '1 Main Street',
  }
  return {
    open: page.getByRole('button', { name: 'Enter your card' }),
    change: page.getByRole('button', { name: 'Change card' }),
    heading: frame.getByRole('heading', { name: 'Your card' }),
    problem: frame.getByRole('alert'),
    take: frame.getByRole('button', { name: 'Use this card' }),
    close: frame.getByRole('button', { name: 'Close' }),
    type: async (more: Readonly<Record<string, string>> = {}) => {
      for (const [label, text] of Object.entries({ ...good, ...more }))
        await frame.getByLabel(label, { exact: true }).fill(text)
    },
  }
}
