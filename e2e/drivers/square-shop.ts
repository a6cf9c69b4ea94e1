import type { Page } from '@playwright/test'
import { type ServedSquare, type ServedWith, serveSquare } from '../../test/vendors/square/browser/serve-square.ts'
import { type FakeSquare, startFakeSquare } from '../../test/vendors/square/server/fake-square.ts'
import type { BrandChange } from './changed-brands.ts'
import type { Guard } from './guard.ts'
import type { ShopServer } from './shop-server.ts'

export interface SquareShop {
  readonly server: ShopServer
  readonly square: FakeSquare
  readonly script: ServedSquare
}

export interface SquareShopNeeds {
  readonly page: Page
  readonly guard: Guard
  readonly changedShop: (
    brand: string,
    change: BrandChange,
    settings?: Readonly<Record<string, string>>,
  ) => Promise<ShopServer>
}

/** Demo brand paying through a fake Square, which the browser meets at Square's real URLs. */
export async function openSquareShop(
  { page, guard, changedShop }: SquareShopNeeds,
  served: Pick<ServedWith, 'wallets'> = {},
  brandId: 'ember' | 'nocturne' = 'ember',
): Promise<SquareShop> {
  guard.allowHosts('.squarecdn.com')
  guard.allowHosts('.squareupsandbox.com')
  const square = await startFakeSquare()
  square.clock.advance(Date.now() - square.clock.now())
  const script = await serveSquare(page.context(), { mint: square.mint, ...served })
  const credentials = { publicKey: 'sandbox-sq0idb-of-the-tests', apiKey: square.seller.locationId }
  const server = await changedShop(
    brandId,
    {
      brand: (brand) => ({ ...brand, payment_processor: 'square' }),
      location: (location) => ({ ...location, credentials }),
    },
    {
      SQUARE_ACCESS_TOKEN: square.seller.accessToken,
      SQUARE_LOCATION_ID: square.seller.locationId,
      SQUARE_URL: square.url,
    },
  )
  return { server, square, script }
}

export function squareForm(page: Page) {
  const frame = page.frameLocator('iframe[title="Secure Credit Card Form"]')
  const challenge = page.frameLocator('iframe[title="Card verification"]')
  return {
    frame: page.locator('iframe[title="Secure Credit Card Form"]'),
    number: frame.getByLabel('Card number'),
    fill: async (more: Readonly<Record<string, string>> = {}) => {
      const good = {
        'Card number': '4111 1111 1111 1111',
        'Expiration date': '12/34',
        CVV: '111',
        'Postal code': '11231',
      }
      for (const [label, text] of Object.entries({ ...good, ...more })) await frame.getByLabel(label).fill(text)
    },
    bank: {
      code: challenge.getByLabel('Verification code'),
      submit: challenge.getByRole('button', { name: 'Submit' }),
      cancel: challenge.getByRole('button', { name: 'Cancel' }),
    },
  }
}
