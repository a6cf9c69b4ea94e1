import type { Page } from '@playwright/test'
import { confirmation } from '../drivers/confirmation.ts'
import { placingCalls } from '../drivers/placements.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** Simulates a browser that blocks site storage. */
function keepNothing(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

function nameOf(page: Page): Promise<string> {
  return page.evaluate(() => window.name)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(keepNothing)
})

test('C10, CART-18 a browser that keeps nothing orders all the same: the cart comes along, survives a reload, and is gone when it is placed', {
  tag: '@longer',
}, async ({ page, context, server }) => {
  const calls = placingCalls(context)
  await page.goto(server.at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
  await shop(page).openCart()
  const pay = await leaveCart(page)
  await page.reload()
  await expect(pay.guestHeading).toBeVisible()
  await page.goBack()
  await expect(shop(page).cartBar).toContainText('1 item')
  await page.goForward()
  await pay.beGuest('Nina Nothing')
  await pay.cash.check()
  await pay.place.click()
  await confirmation(page).arrive()
  expect(calls).toHaveLength(1)
  await page.goto(server.at(pickupMenu))
  await expect(shop(page).dish('Miso soup')).toBeVisible()
  await expect(shop(page).cartBar).toBeHidden()
})

test('C10 no other site learns from the tab what is in the order, and none brings one in', { tag: '@longer' }, async ({
  page,
  server,
  guard,
}) => {
  const elsewhere = 'https://elsewhere.example/'
  guard.allowHosts('elsewhere.example')
  await page
    .context()
    .route(`${elsewhere}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))
  await page.goto(server.at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
  await expect(shop(page).cartBar).toContainText('1 item')
  const carried = await nameOf(page)
  expect(carried).toContain('Miso')
  await page.evaluate((address) => window.location.assign(address), elsewhere)
  await expect(page.getByRole('heading')).toHaveText('Elsewhere')
  expect(await nameOf(page)).toBe('')

  await page.evaluate((name) => {
    window.name = name
  }, carried)
  await page.evaluate((address) => window.location.assign(address), server.at(pickupMenu))
  await expect(shop(page).dish('Miso soup')).toBeVisible()
  expect(await nameOf(page)).not.toContain('Miso')
})
