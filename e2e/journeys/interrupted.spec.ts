import type { Locator, Page } from '@playwright/test'
import { cardScreen, cards, checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { isPlacing, type PlacingCall, placingCalls, statusOf } from '../drivers/placements.ts'
import { seldom } from '../drivers/seldom.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { shops } from '../drivers/tour.ts'
import { goToCheckout, goToPay } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** As far as the button that places a cash order. */
async function readyToPlace(page: Page, server: ShopServer, name: string) {
  const pay = await goToCheckout(page, server, name)
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $4.90')
  return pay
}

/** From now on the server takes what is placed, and its answer never reaches the page. Resolves once it has an order. */
function loseAnswers(page: Page) {
  return new Promise<void>((resolve) => {
    void page.route(isPlacing, async (route) => {
      await route.fetch()
      resolve()
    })
  })
}

/** Every call had one key, and what the server placed under it is what the customer sees. */
async function expectOneOrder(page: Page, server: ShopServer, calls: readonly PlacingCall[]) {
  const address = await confirmation(page).arrive()
  const keys = [...new Set(calls.map(({ key }) => key))]
  expect(keys).toHaveLength(1)
  const { statusCode, order } = await statusOf(page.request, server, keys[0] ?? '')
  expect([statusCode, `${server.at('/order/')}${order?.token}`]).toEqual([200, address])
}

test('CHK-35, CHK-36 two presses on Place Order are one order', async ({ page, context, server }) => {
  const calls = placingCalls(context)
  const pay = await readyToPlace(page, server, 'Dana Double')
  await pay.place.dblclick()
  await expectOneOrder(page, server, calls)
  expect(calls).toHaveLength(1)
})

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
  const elsewhere = 'An order is being placed in another tab. Nothing was sent from this one.'
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

test('C9, CART-17 the network ends on the way to the page of the order: the shop shows that order first, once', {
  tag: '@longer',
}, async ({ page, context, server, guard, inspect }) => {
  guard.expectNoise(/net::ERR_/)
  const calls = placingCalls(context)
  const pay = await readyToPlace(page, server, 'Nora Network')
  const isOrderPage = ({ pathname }: URL) => pathname.startsWith('/order/')
  await context.route(isOrderPage, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => isOrderPage(new URL(request.url())))
  await pay.place.click()
  await failed
  await page.close()
  await context.unroute(isOrderPage)
  const next = await context.newPage()
  await next.goto(server.at('/'))
  await expectOneOrder(next, server, calls)
  await inspect(next, 'order-seen-late')
  await next.goto(server.at('/'))
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await next.evaluate(() => localStorage.getItem('unseenOrder'))).toBe(null)
  expect(new URL(next.url()).pathname).toBe('/')
})

test('CART-17, CHK-52 a reload while the answer is on its way ends in one order and its page', {
  tag: '@longer',
}, async ({ page, context, server, guard }) => {
  guard.expectNoise(/net::ERR_/)
  const calls = placingCalls(context)
  const pay = await readyToPlace(page, server, 'Rita Reload')
  const placed = loseAnswers(page)
  await pay.place.click()
  await expect(pay.place).toHaveAttribute('aria-busy', 'true')
  await placed
  await page.reload()
  await expectOneOrder(page, server, calls)
  expect(calls).toHaveLength(1)
})

test('CART-17, CHK-34 a connection that breaks after the server has the order ends in one order and its page', async ({
  page,
  context,
  server,
  guard,
  inspect,
}) => {
  guard.expectNoise(/net::ERR_/)
  const calls = placingCalls(context)
  const pay = await readyToPlace(page, server, 'Lola Line')
  await page.route(isPlacing, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  let answer = () => {}
  const looked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/order/*/status', async (route) => {
    await looked
    await route.continue()
  })
  await pay.place.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checking your order' })).toBeVisible()
  await inspect(page, 'checking')
  answer()
  await expectOneOrder(page, server, calls)
  expect(calls).toHaveLength(1)
})

test('CART-17, CHK-54 an order that never reached the server says so, and is placed by the next press under the same key', {
  tag: '@longer',
}, async ({ page, context, server, guard, inspect }) => {
  guard.expectNoise(/net::ERR_|status of 404/)
  await page.clock.install()
  const calls = placingCalls(context)
  const pay = await readyToPlace(page, server, 'Nina Never')
  await page.route(isPlacing, (route) => route.abort('connectionrefused'), { times: 1 })
  await pay.place.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checking your order' })).toBeVisible()
  // Until then the call might still wait in a line somewhere.
  await page.clock.fastForward(46_000)
  await expect(pay.alert).toContainText('Your order did not reach us and nothing was charged.')
  await inspect(page, 'never-arrived')
  await pay.place.click()
  await expectOneOrder(page, server, calls)
  expect(calls).toHaveLength(2)
})

test('CART-17 a tab that dies in mid-placement: the next visit to the shop leads to the order', {
  tag: '@longer',
}, async ({ page, context, server }) => {
  const calls = placingCalls(context)
  const pay = await readyToPlace(page, server, 'Tess Tab')
  const placed = loseAnswers(page)
  await pay.place.click()
  await placed
  await page.close()
  const next = await context.newPage()
  await next.goto(server.at('/'))
  await expectOneOrder(next, server, calls)
  expect(calls).toHaveLength(1)
})

test('CHK-34, CHK-50 a card that is charged while the processor stays silent ends in one order and one charge', {
  tag: '@longer',
}, async ({ page, context, server, guard }) => {
  guard.expectNoise(/status of 50\d/)
  const calls = placingCalls(context)
  const before = (await server.ledger()).length
  const pay = await goToCheckout(page, server, 'Tim Timeout')
  await pay.tip('No tip').check()
  await pay.place.click()
  const form = cardScreen(page)
  await form.fill(cards.timesOutAfterCharging)
  await form.pay.click()
  await expectOneOrder(page, server, calls)
  expect(calls).toHaveLength(1)
  const ledger = (await server.ledger()).slice(before)
  expect(ledger.filter(({ entry }) => entry === 'authorise')).toHaveLength(1)
  await expect
    .poll(async () => (await server.ledger()).slice(before).map(({ entry, amount }) => [entry, amount]))
    .toEqual([
      ['authorise', 490],
      ['capture', 490],
    ])
})

test('CHK-54 a look-alike of an order is asked about, and placed when it is meant', { tag: '@longer' }, async ({
  page,
  context,
  server,
  guard,
  inspect,
}) => {
  guard.expectNoise(/status of 409/)
  const first = await readyToPlace(page, server, 'Pia Pair')
  await first.place.click()
  const address = await confirmation(page).arrive()
  const calls = placingCalls(context)
  const pay = await goToPay(page, server)
  await pay.cash.check()
  await pay.place.click()
  const question = page.getByRole('alertdialog', { name: /just like this one/ })
  await expect(question).toBeVisible()
  await inspect(page, 'look-alike')
  await question.getByRole('button', { name: 'Yes, another one' }).click()
  await expectOneOrder(page, server, calls)
  expect(page.url()).not.toBe(address)
})

test('PRICE-02, CHK-54 a price that moved is agreed to anew, with the old total and the new one', {
  tag: '@longer',
}, async ({ page, context, server, guard, inspect }) => {
  guard.expectNoise(/status of 409/)
  const calls = placingCalls(context)
  // What the page was told a moment ago is a dollar less than what the kitchen asks now.
  await page.route('**/v1/order/check-price', async (route) => {
    const response = await route.fetch()
    const price = await response.json()
    await route.fulfill({ response, json: { ...price, totalAmount: Number((price.totalAmount - 1).toFixed(2)) } })
  })
  const pay = await goToCheckout(page, server, 'Paula Price')
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $3.90')
  await pay.place.click()
  const question = page.getByRole('alertdialog', {
    name: 'The total changed from $3.90 to $4.90. Place the order for $4.90?',
  })
  await expect(question).toBeVisible()
  await inspect(page, 'price-changed')
  await question.getByRole('button', { name: 'Yes, $4.90' }).click()
  await expectOneOrder(page, server, calls)
  await expect(confirmation(page).amount('Total')).toHaveText('$4.90')
})

for (const locale of ['en-US', 'es-MX']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test(`CHK-34 Place Order pressed without a network stays in sight with what is said of it, in ${locale}`, async ({
      page,
      context,
      server,
      guard,
    }) => {
      guard.expectNoise(/^console: .*net::ERR_/)
      const { button, say, openMenu, addDish, toCheckout } = seldom({
        page,
        server,
        it: shops.ember,
        locale: locale === 'es-MX' ? 'es' : 'en',
      })
      await openMenu()
      await addDish()
      await toCheckout('Olga Offline')
      await page.getByRole('radio', { name: /^(Cash|Efectivo)/ }).check()
      await expect(button(say.place)).toBeEnabled()
      await context.setOffline(true)
      const banner = page.getByRole('alert').filter({ hasText: say.offline }).first()
      await expect(banner).toBeVisible()
      const edgeOf = async (edge: 'top' | 'bottom', of: Locator) =>
        of.evaluate((one, at) => one.getBoundingClientRect()[at], edge)
      // As a customer has it who came from above: the button has just come into sight.
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
}
