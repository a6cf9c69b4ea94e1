import { type BareShop, startBareShop } from '../drivers/bare-shop.ts'
import { cardScreen, cards } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

let bare: BareShop
test.beforeAll(async () => {
  bare = await startBareShop()
})
test.afterAll(() => bare.stop())
test.afterEach(() => {
  expect(bare.backEnd.departures(), 'what the storefront asked otherwise than the contract').toEqual([])
  bare.backEnd.behave()
})

const soup = async (page: import('@playwright/test').Page, menu = '/location/mill/pickup') => {
  await page.goto(bare.server.at(menu))
  const sheet = await shop(page).open('Tomato soup')
  await sheet.choose('Bread', 'White bread')
  await sheet.add()
}

test('API-50 a guest orders for pickup and pays in cash', async ({ page, guard }) => {
  guard.expectNoise(/status of 40[45]/)
  const before = bare.backEnd.orders().length
  await soup(page)
  const pay = await leaveCart(page)
  await pay.beGuest('Cleo Cash')
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $7.02')
  await pay.place.click()
  const done = confirmation(page)
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is in the kitchen')
  await expect(done.main).toContainText('1 × Tomato soup')
  expect(bare.backEnd.orders().length - before).toBe(1)
})

test('API-49 a guest pays by card', async ({ page, guard }) => {
  guard.expectNoise(/status of 40[45]/)
  await soup(page)
  const pay = await leaveCart(page)
  await pay.beGuest('Carl Card')
  await pay.place.click()
  const form = cardScreen(page)
  await expect(form.heading).toBeVisible()
  await form.fill(cards.approved)
  await form.pay.click()
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is in the kitchen')
})
