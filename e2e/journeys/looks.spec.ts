import { chromium, type Page } from '@playwright/test'
import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

async function tour(page: Page, server: ShopServer, guest: string, look: (screen: string) => Promise<void>) {
  await page.goto(server.at('/'))
  await look('locations')
  await shop(page).pick('Red Hook')
  const sheet = await shop(page).open('The Ember burger')
  await look('item')
  await sheet.add()
  await look('menu')
  await shop(page).openCart()
  await look('cart')
  const pay = await leaveCart(page)
  await expect(pay.guestHeading).toBeVisible()
  await look('guest')
  await pay.beGuest(guest)
  await expect(pay.place).toHaveText('Continue to payment · $17.97')
  await look('checkout')
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $15.79')
  await pay.place.click()
  await confirmation(page).arrive()
  await look('confirmation')
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('SHELL-10 shows every screen readable in the dark theme', { tag: '@longer' }, async ({
    page,
    server,
    inspect,
  }) => {
    await tour(page, server, 'Dan Dark', (screen) => inspect(page, `dark-${screen}`))
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } })
})

test('SHELL-18, SHELL-19, SHELL-20 the cart is a drawer at the right whose width follows the screen, and the page behind stands still', {
  tag: '@longer',
}, async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(server.at('/location/red-hook/pickup'))
  await (await shop(page).open('Miso soup')).add()
  const behind = await page.evaluate(() => window.scrollY)
  const order = await shop(page).openCart()
  for (const [width, share] of [
    [1280, 0.4],
    [1000, 0.5],
    [800, 0.8],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    // A scroll bar keeps its width, or the page behind would jump.
    const edge = await page.evaluate(() => document.body.clientWidth)
    const drawer = share === 1 ? edge : width * share
    await expect.poll(async () => (await order.dialog.boundingBox())?.width, `at ${width}`).toBeCloseTo(drawer, 0)
    const rightEdge = async () => {
      const box = await order.dialog.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    await expect.poll(rightEdge, `right edge at ${width}`).toBeCloseTo(edge, 0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  await page.mouse.click(200, 400)
  await expect(order.dialog).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(behind)
})

test('SHELL-16 the drawer of the cart has another width at 48, 60 and 72 rem, not one pixel below, and none at 84 and 96; where letters are twice as large, so is a rem', {
  tag: '@longer',
}, async ({ page, server }) => {
  // Only the browser's own setting changes the rem of media queries.
  const large = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--blink-settings=defaultFontSize=32'],
  })
  try {
    for (const [on, rem] of [
      [page, 16],
      [await large.newPage({ locale: 'en-US' }), 32],
    ] as const) {
      await on.setViewportSize({ width: 390, height: 900 })
      await on.goto(server.at('/location/red-hook/pickup'))
      await (await shop(on).open('Miso soup')).add()
      const { dialog } = await shop(on).openCart()
      for (const [breakpoint, below, from] of [
        [48, 1, 0.8],
        [60, 0.8, 0.5],
        [72, 0.5, 0.4],
        [84, 0.4, 0.4],
        [96, 0.4, 0.4],
      ] as const)
        for (const [width, share] of [
          [breakpoint * rem - 1, below],
          [breakpoint * rem, from],
        ] as const) {
          await on.setViewportSize({ width, height: 900 })
          // On full pages the scroll bar takes width.
          const all = share === 1 ? await on.evaluate(() => document.body.clientWidth) : width
          await expect
            .poll(async () => (await dialog.boundingBox())?.width, `at ${width} pixels, of which a rem has ${rem}`)
            .toBeCloseTo(all * share, 0)
        }
    }
  } finally {
    await large.close()
  }
})

test('CART-05, UPS-01 a picture that does not come leaves its place to the words, in the cart and beside what goes with it', {
  tag: ['@brand2', '@longer'],
}, async ({ page, server, guard }) => {
  guard.expectNoise(/net::ERR_FAILED/)
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(server.at('/location/alberta-street/pickup', 'nocturne.localhost'))
  await (await shop(page).open('Espresso')).add()
  const order = await shop(page).openCart()
  // Distance from the row's edge to its first word.
  const rooms = () =>
    order.dialog.locator('li:has(> img[hidden])').evaluateAll((rows) =>
      rows.map((row) => {
        const words = row.querySelector('img')?.nextElementSibling?.getBoundingClientRect().left ?? 0
        return Math.round(words - row.getBoundingClientRect().left)
      }),
    )
  await expect.poll(async () => (await rooms()).length).toBeGreaterThan(1)
  expect(new Set(await rooms())).toEqual(new Set([0]))
})
