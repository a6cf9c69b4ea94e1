import type { Page } from '@playwright/test'
import { addressSheet, conoverStreet } from '../drivers/address-sheet.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { onItsWay } from '../drivers/on-its-way.ts'
import { shop } from '../drivers/shop.ts'
import { goToCheckout, leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('SHELL-43 the map of a delivery is drawn anew when its width has rested for 200 ms', {
  tag: '@longer',
}, async ({ page, server }) => {
  await page.goto(server.at('/?type=delivery'))
  await addressSheet(page).open()
  await addressSheet(page).deliverTo(conoverStreet)
  await (await shop(page).open('Slow pork ramen')).add()
  await shop(page).openCart()
  const pay = await leaveCart(page)
  await pay.beGuest('Connie Courier')
  await pay.cash.check()
  await page.route('**/tracking?*', (route) => route.fulfill({ json: onItsWay }))
  await pay.place.click()
  const address = await confirmation(page).arrive('Your order is on its way to you')
  await page.clock.install()
  await page.goto(address)
  await expect(page.getByRole('img', { name: /^Delivery map/ })).toBeVisible()
  await redrawsAtRest(page)
})

/** Narrows the window in two steps; the map redraws once, for the final width. */
async function redrawsAtRest(page: Page) {
  const map = page.locator('svg:has([data-pin])')
  const drawn = () => map.evaluate((svg) => Number(svg.getAttribute('viewBox')?.split(' ')[2]))
  const shown = () => map.evaluate((svg) => Math.round(svg.getBoundingClientRect().width))
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const narrower = async (by: number) => {
    await page.setViewportSize({ width: width - by, height })
    // A later observer is notified after the earlier ones.
    await map.evaluate(
      (svg) =>
        new Promise<void>((told) => {
          const observer = new ResizeObserver(() => {
            observer.disconnect()
            told()
          })
          observer.observe(svg)
        }),
    )
  }
  const before = await drawn()
  expect(before).toBe(await shown())
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await narrower(20)
  await page.clock.runFor(150)
  await narrower(40)
  expect(await shown()).toBeLessThan(before)
  await page.clock.runFor(199)
  expect(await drawn(), 'while it has not rested').toBe(before)
  await page.clock.runFor(1)
  await expect.poll(drawn).toBe(await shown())
}

test('CONF-01 an order is read where the part that asks for its packing does not come', { tag: '@longer' }, async ({
  page,
  server,
  guard,
}) => {
  guard.expectNoise(/^console: .*net::ERR_/)
  await page.route('**/assets/menu-*.js', (route) => route.abort('internetdisconnected'))
  const pay = await goToCheckout(page, server, 'Pola Part')
  await pay.cash.check()
  const kept = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/menu-'))
  await pay.place.click()
  await confirmation(page).arrive()
  await kept
  // The guard reports an unhandled rejection.
  await expect(confirmation(page).amount('Total')).toHaveText('$4.90')
})
