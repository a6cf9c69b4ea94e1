import type { Page } from '@playwright/test'
import { addressSheet, conoverStreet } from '../drivers/address-sheet.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import { goToCheckout, leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const waysOfADelivery = [
  'We are looking for a courier',
  'The courier is on the way to the restaurant',
  'The courier has your order',
  'Your order is on its way to you',
  'Your order was delivered',
]

test('API-55, CONF-02, CONF-07, CONF-08, CONF-09, SHELL-43 a delivery is followed to the door past a look that fails, on a map that is drawn anew when its width has rested for 200 ms, rests in a hidden tab, and is not asked for after its end', {
  tag: '@longer',
}, async ({ page, server, guard, inspect }) => {
  test.slow()
  guard.expectNoise(/net::ERR_/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/tracking')) asked.push(request.url())
  })
  await page.goto(server.at('/?type=delivery'))
  await addressSheet(page).open()
  await addressSheet(page).deliverTo(conoverStreet)
  await (await shop(page).open('Slow pork ramen')).add()
  await shop(page).openCart()
  const pay = await leaveCart(page)
  await pay.beGuest('Connie Courier')
  await pay.cash.check()
  await expect(pay.place).toHaveText(/^Place Order · \$/)
  await pay.place.click()
  const done = confirmation(page)
  const address = await done.arrive('Your order is being prepared')

  // From here on the page's own clock is moved on by the test, and the courier drives by the server's.
  asked.splice(0)
  await page.clock.install()
  // The first look brings nothing, which changes nothing.
  await page.route('**/tracking?*', (route) => route.abort(), { times: 1 })
  await page.goto(address)
  await done.arrive('Your order is being prepared')
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.runFor(30_000)
  const status = page.getByRole('region', { name: 'Delivery' }).getByRole('status')
  await expect(status).toHaveText(new RegExp(waysOfADelivery.join('|')))
  await expect(page.getByRole('img', { name: /^Map of the delivery/ })).toBeVisible()
  await inspect(page, 'tracking')
  expect(asked.every((url) => url.endsWith('?orderType=delivery'))).toBe(true)
  await redrawsAtRest(page)

  const hide = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await hide('hidden')
  const before = asked.length
  await page.clock.runFor(120_000)
  expect(asked).toHaveLength(before)
  await hide('visible')
  await expect.poll(() => asked.length).toBe(before + 1)

  const seen: number[] = []
  await expect
    .poll(
      async () => {
        await page.clock.runFor(30_000)
        const text = await status.innerText()
        seen.push(waysOfADelivery.indexOf(text))
        return text
      },
      { timeout: 100_000, intervals: [1_500] },
    )
    .toBe('Your order was delivered')
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  await expect(page.getByRole('img', { name: /^Map of the delivery/ })).toBeHidden()
  const after = asked.length
  await page.clock.runFor(120_000)
  expect(asked).toHaveLength(after)
})

/** The drawn map while a window is drawn narrower: the widths on the way are none of its. */
async function redrawsAtRest(page: Page) {
  const map = page.locator('svg:has([data-pin])')
  const drawn = () => map.evaluate((svg) => Number(svg.getAttribute('viewBox')?.split(' ')[2]))
  const shown = () => map.evaluate((svg) => Math.round(svg.getBoundingClientRect().width))
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const narrower = async (by: number) => {
    await page.setViewportSize({ width: width - by, height })
    // An observer that comes later hears of a width after those that were there before it.
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
  await page.setViewportSize({ width, height })
  await page.clock.resume()
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
  // The guard hears of what nobody catches.
  await expect(confirmation(page).amount('Total')).toHaveText('$4.90')
})
