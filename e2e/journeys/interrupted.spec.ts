import type { Locator, Page } from '@playwright/test'
import { checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { isPlacing, type PlacingCall, placingCalls, statusOf } from '../drivers/placements.ts'
import { seldom } from '../drivers/seldom.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { shops } from '../drivers/tour.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

async function readyToPlace(page: Page, server: ShopServer, name: string) {
  const pay = await goToCheckout(page, server, name)
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $4.90')
  return pay
}

/** All calls share one key, and the confirmation shows the order placed under it. */
async function expectOneOrder(page: Page, server: ShopServer, calls: readonly PlacingCall[]) {
  const address = await confirmation(page).arrive()
  const keys = [...new Set(calls.map(({ key }) => key))]
  expect(keys).toHaveLength(1)
  const { statusCode, order } = await statusOf(page.request, server, keys[0] ?? '')
  expect([statusCode, `${server.at('/order/')}${order?.token}`]).toEqual([200, address])
}

test('C17 two tabs that press in the same moment send one order; the other says so, and leads to that order', {
  tag: '@longer',
}, async ({ page, context, server, inspect }) => {
  const calls = placingCalls(context)
  const pay = await readyToPlace(page, server, 'Tara Tabs')
  const other = await context.newPage()
  await other.goto(page.url())
  const second = checkout(other)
  await second.beGuest('Tara Tabs')
  await second.cash.check()
  await expect(second.place).toHaveText('Place Order · $4.90')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(isPlacing, async (route) => {
    await released
    await route.continue()
  })
  await Promise.all([pay.place.click(), second.place.click()])
  const elsewhere = 'Your order is being placed in another tab.'
  const said = await Promise.race(
    [page, other].map(async (one) => {
      await one.getByText(elsewhere).waitFor()
      return one
    }),
  )
  await inspect(said, 'placed-in-another-tab')
  release()
  await expectOneOrder(said === page ? other : page, server, calls)
  const [address] = [page, other].filter((one) => one !== said).map((one) => one.url())
  await said.waitForURL(address ?? '')
  expect(calls).toHaveLength(1)
})

test.describe('in Spanish', () => {
  // Spanish has the longer words.
  test.use({ locale: 'es-MX' })

  test('CHK-34 Place Order pressed without a network stays in sight with the message about it', async ({
    page,
    context,
    server,
    guard,
  }) => {
    guard.expectNoise(/^console: .*net::ERR_/)
    const { button, say, openMenu, addDish, toCheckout } = seldom({ page, server, it: shops.ember, locale: 'es' })
    await openMenu()
    await addDish()
    await toCheckout('Olga Offline')
    await page.getByRole('radio', { name: /^Efectivo/ }).check()
    await expect(button(say.place)).toBeEnabled()
    await context.setOffline(true)
    const banner = page.getByRole('alert').filter({ hasText: say.offline }).first()
    await expect(banner).toBeVisible()
    const edgeOf = async (edge: 'top' | 'bottom', of: Locator) =>
      of.evaluate((one, at) => one.getBoundingClientRect()[at], edge)
    // Scrolled so that the button has just come into view.
    const step = (await edgeOf('bottom', button(say.place))) - (await edgeOf('top', banner)) + 8
    await page.evaluate((by) => scrollBy(0, by), step)
    await button(say.place).click()
    await expect(page.getByRole('alert')).toHaveCount(2)
    await expect
      .poll(async () => (await edgeOf('bottom', button(say.place))) - (await edgeOf('top', banner)))
      .toBeLessThan(0)
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
