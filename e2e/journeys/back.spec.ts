import type { Page } from '@playwright/test'
import { checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { type Seen, seeInFront } from '../drivers/in-front.ts'
import { shop } from '../drivers/shop.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { goToCheckout, pickupMenu } from '../drivers/way.ts'
import { type Way, ways } from '../drivers/ways.ts'
import { expect, test } from '../fixtures.ts'

async function walk(page: Page, server: ShopServer, { begin, ground, steps }: Way): Promise<void> {
  await begin(page, server)
  await seeInFront(page, ground, 'before')
  for (const { go, ...seen } of steps) {
    await go(page)
    await seeInFront(page, seen, 'a step further')
  }
  const screens: readonly Seen[] = [ground, ...steps]
  for (const seen of screens.slice(0, -1).reverse()) {
    await page.goBack()
    await seeInFront(page, seen, 'Back')
  }
  for (const seen of screens.slice(1)) {
    await page.goForward()
    await seeInFront(page, seen, 'Forward')
    await page.reload()
    await seeInFront(page, seen, 'a reload')
  }
}

test.describe.configure({ mode: 'parallel' })

for (const way of ways) {
  test(`CART-12, CART-06, SHELL-08 Back, Forward and a reload lead where they should: ${way.name}`, {
    tag: '@longer',
  }, async ({ page, server }) => {
    test.slow()
    await walk(page, server, way)
  })
}

test('CART-12 after a purchase, Back opens the menu and Forward the order, with no cart screen between them', {
  tag: '@longer',
}, async ({ page, server }) => {
  const menu = { shows: /Red Hook menu/, at: new RegExp(`^${pickupMenu}$`) }
  const order = { shows: /Your order is in the kitchen/, at: /^\/order\/[\w-]{22,}$/ }
  const pay = await goToCheckout(page, server, 'Bo Behind')
  await checkout(page).cash.check()
  await pay.place.click()
  await confirmation(page).arrive()
  await page.goBack()
  await seeInFront(page, menu, 'Back')
  await expect(shop(page).cartBar).toBeHidden()
  // Back shows the menu in an interim entry before the page settles on the menu's own.
  await expect.poll(() => page.evaluate(() => history.state?.flow?.depth ?? 0), { message: 'Back' }).toBe(0)
  await page.reload()
  await seeInFront(page, menu, 'a reload')
  for (const [at, step] of ['the cart', 'what goes with it', 'what it is packed in'].entries()) {
    await page.goForward()
    await seeInFront(page, menu, `Forward over ${step}`)
    // The next Back waits until the page has dropped the closed entry, about 10 ms.
    await expect
      .poll(() => page.evaluate(() => [history.state?.flow?.depth, history.state?.flow?.at?._tag]), { message: step })
      .toEqual([at + 1, 'Closed'])
  }
  await page.goForward()
  await seeInFront(page, order, 'Forward')
  await page.reload()
  await seeInFront(page, order, 'a reload of the order')
  // The checkout's second screen lies ahead still, and has nothing to pay for.
  await page.goForward()
  await seeInFront(page, menu, 'Forward over the checkout')
})
