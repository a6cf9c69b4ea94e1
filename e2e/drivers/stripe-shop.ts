import type { BrowserContext, Page } from '@playwright/test'
import { type BrowserHalf, serveBrowserHalf } from '../../test/vendors/stripe/serve-browser-half.ts'
import { type FakeStripe, startFakeStripe } from '../../test/vendors/stripe/start-fake-stripe.ts'
import { test as base } from '../fixtures.ts'
import type { ShopServer } from './shop-server.ts'

export interface StripeShop extends ShopServer {
  readonly stripe: FakeStripe
  readonly half: BrowserHalf
}

/** Ember & Ladle paying through a fake Stripe. */
export const test = base.extend<{ readonly stripeShop: StripeShop }>({
  stripeShop: async ({ context, changedShop, guard }, use) => {
    const stripe = await startFakeStripe()
    const half = await serveBrowserHalf(context, stripe)
    guard.allowHosts('.stripe.com')
    const { protocol, host, port } = stripe.settings
    const server = await changedShop(
      'ember',
      {
        brand: (brand) => ({ ...brand, payment_processor: 'stripe' }),
        location: (location) => ({
          ...location,
          isApplePayAccepted: true,
          credentials: { publicKey: stripe.publishableKey },
        }),
      },
      { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_API: `${protocol}://${host}:${port}` },
    )
    await use({ ...server, stripe, half })
    await stopped(context, stripe)
  },
})

async function stopped(context: BrowserContext, stripe: FakeStripe): Promise<void> {
  for (const page of context.pages()) await page.goto('about:blank')
  await stripe.stop()
}

export function stripeFields(page: Page) {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]')
  const number = frame.getByLabel('Card number')
  return {
    number,
    problem: frame.getByRole('alert'),
    fill: async (card: string) => {
      await number.fill(card)
      await frame.getByLabel('Expiration date').fill('12/40')
      await frame.getByLabel('Security code').fill('123')
      await frame.getByLabel('ZIP code').fill('11231')
    },
  }
}

export function stripeWallet(page: Page) {
  const sheet = page.frameLocator('iframe[title="Apple Pay sheet"]')
  return {
    button: page
      .frameLocator('iframe[title="Secure express checkout frame"]')
      .getByRole('button', { name: 'Buy with Apple Pay' }),
    sheet: page.locator('iframe[title="Apple Pay sheet"]'),
    heading: sheet.getByRole('heading'),
    card: sheet.getByLabel('Card in this wallet'),
    pay: sheet.getByRole('button', { name: 'Pay', exact: true }),
    cancel: sheet.getByRole('button', { name: 'Cancel' }),
  }
}

export function stripeBank(page: Page) {
  const frame = page.frameLocator('iframe[title="3D Secure challenge"]')
  return {
    confirm: frame.getByRole('button', { name: 'Complete authentication' }),
    refuse: frame.getByRole('button', { name: 'Fail authentication' }),
  }
}
