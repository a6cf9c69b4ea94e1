import type { BrowserContext, Page } from '@playwright/test'
import { type ServedSeamless, serveSeamless } from '../../test/vendors/seamless/browser/serve-seamless.ts'
import { type FakeSeamless, startFakeSeamless } from '../../test/vendors/seamless/server/fake-seamless.ts'
import { test as base } from '../fixtures.ts'
import type { ShopServer } from './shop-server.ts'

export interface SeamlessShop extends ShopServer {
  readonly gateway: FakeSeamless
  readonly frame: ServedSeamless
}

/** Ember & Ladle paying through a fake CardPointe gateway. */
export const test = base.extend<{ readonly seamlessShop: SeamlessShop }>({
  seamlessShop: async ({ context, changedShop, guard }, use) => {
    const gateway = await startFakeSeamless({ host: 'RPCT', needsCvv: true, refusedCvv: ['N'] })
    gateway.clock.advance(Date.now() - gateway.clock.now())
    const frame = await serveSeamless(context, { tokenise: gateway.tokenise })
    guard.allowHosts('.cardconnect.com')
    const { merchid, user, password } = gateway.merchant
    const server = await changedShop(
      'ember',
      {
        brand: (brand) => ({ ...brand, payment_processor: 'seamless' }),
        location: (location) => ({ ...location, credentials: { publicKey: 'fts' } }),
      },
      {
        SEAMLESS_SITE: 'fts',
        SEAMLESS_MERCHANT_ID: merchid,
        SEAMLESS_USERNAME: user,
        SEAMLESS_PASSWORD: password,
        SEAMLESS_URL: gateway.url,
      },
    )
    await use({ ...server, gateway, frame })
    await stopped(context, gateway)
  },
})

async function stopped(context: BrowserContext, gateway: FakeSeamless): Promise<void> {
  for (const page of context.pages()) await page.goto('about:blank')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await gateway.stop()
}

export function seamlessFields(page: Page) {
  const inFrame = page.frameLocator('iframe[title="Card number and security code"]')
  const number = inFrame.getByLabel('Card number')
  const code = inFrame.getByLabel('Security code (CVC)')
  return {
    number,
    code,
    holder: page.getByLabel('Name on card'),
    date: page.getByLabel('Expiration date (MM/YY)'),
    fill: async ({ card = '4788250000121443', cvv = '112', date = '0840' } = {}) => {
      await page.getByLabel('Name on card').fill('Ada Pointe')
      await page.getByLabel('Expiration date (MM/YY)').fill(date)
      await number.fill(card)
      await code.fill(cvv)
    },
  }
}
