import type { Page } from '@playwright/test'
import { confirmation } from '../drivers/confirmation.ts'
import { heldLine } from '../drivers/held-line.ts'
import { placingCalls, statusOf } from '../drivers/placements.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { goToCheckout, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

async function readyToPlace(page: Page, server: ShopServer, name: string) {
  const pay = await goToCheckout(page, server, name)
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $4.90')
  return pay
}

function checking(page: Page) {
  return page.getByRole('heading', { level: 1, name: 'Checking your order' })
}

function emptyLooks(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404 && /\/order\/[^/]+\/status$/.test(response.url())) seen.push(response.url())
  })
  return seen
}

test('CART-17, CHK-34 an order that is held up on its way, a reload and a way back to the menu end in exactly one order', {
  tag: '@longer',
}, async ({ page, context, server, guard, inspect }) => {
  guard.expectNoise(/net::ERR_|status of 404/)
  const line = await heldLine(server)
  try {
    const calls = placingCalls(context)
    const pay = await readyToPlace(page, line.server, 'Hal Held')
    await pay.place.click()
    await expect.poll(line.held).toBe(1)
    const looks = emptyLooks(page)
    await page.reload()
    await expect.poll(() => looks.length).toBeGreaterThan(1)
    await expect(checking(page)).toBeVisible()
    await inspect(page, 'checking')
    // A tab that tries to change the cart meanwhile shows the same message.
    const other = await context.newPage()
    await other.goto(line.server.at(pickupMenu))
    await expect(checking(other)).toBeVisible()
    await other.close()
    line.release()
    const address = await confirmation(page).arrive()
    expect(calls).toHaveLength(1)
    const { statusCode, order } = await statusOf(page.request, server, calls[0]?.key ?? '')
    expect([statusCode, line.server.at(`/order/${order?.token}`)]).toEqual([200, address])
  } finally {
    await line.close()
  }
})
