import type { Page } from '@playwright/test'
import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** What the page's own list of events holds, oldest first; which pages came into sight is for another test. */
function told(page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return page.evaluate(() => {
    const list: unknown = Reflect.get(window, 'dataLayer')
    return Array.isArray(list) ? list.filter(({ event }) => event !== 'Page Viewed') : []
  })
}
async function names(page: Page) {
  return (await told(page)).map(({ event }) => event)
}

test('SEL-29, ANA-02, ANA-05, ANA-06, ANA-08 an order is told moment by moment, the checkout’s part by the next page', {
  tag: '@longer',
}, async ({ page, server }) => {
  await page.goto(server.at('/location/red-hook/pickup'))
  const soup = await shop(page).open('Miso soup')
  await soup.more()
  await soup.add()
  await expect
    .poll(() => told(page))
    .toEqual([
      { event: 'Product Clicked', category: expect.stringMatching(/\w/), name: 'Miso soup', price: 4.5, quantity: 1 },
      { event: 'Product Added', category: expect.stringMatching(/\w/), name: 'Miso soup', price: 4.5, quantity: 2 },
    ])
  const order = await shop(page).openCart()
  await order.dialog.getByRole('button', { name: 'Increase quantity of Miso soup' }).click()
  await expect.poll(() => names(page)).toEqual(['Product Clicked', 'Product Added', 'Cart Viewed', 'Product Modified'])

  const pay = await leaveCart(page)
  await pay.beGuest('Ada Told')
  // Where a card is typed nobody is told anything.
  expect(await told(page)).toEqual([])
  await pay.cash.check()
  await page.reload()
  await pay.cash.check()
  await pay.place.click()
  await confirmation(page).arrive()
  await expect.poll(() => names(page)).toEqual(['Checkout Started', 'Purchase'])
  const purchase = (await told(page))[1]
  expect(purchase).toMatchObject({
    orderType: 'pickup',
    currency: 'USD',
    items: [{ name: 'Miso soup', price: 4.5, quantity: 3 }],
  })
  expect(purchase?.['value']).toBe(purchase?.['finalAmount'])
  // The brand does not let its list know who its customers are.
  expect(JSON.stringify(await told(page))).not.toMatch(/ada\.told@|Told/)

  await page.reload()
  await confirmation(page).arrive()
  expect(await names(page), 'a purchase is told once').toEqual([])
})
