import { checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('PROMO-01, PROMO-07, PROMO-08, GIFT-01, GIFT-10, GIFT-12, CHK-63, PRICE-05 a promo code and a gift card pay for an order, and the tip is all that is left to pay', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  await page.goto(server.at('/'))
  await shop(page).pick('Red Hook')
  const ramen = await shop(page).open('Slow pork ramen')
  await ramen.choose('Noodle', 'Buckwheat soba')
  await ramen.add()
  await shop(page).openCart()
  const pay = await leaveCart(page)
  await pay.beGuest('Gerda Gift')
  await expect(checkout(page).amount('Subtotal')).toHaveText('$17.50')

  await page.getByRole('button', { name: 'Add promo code' }).click()
  await inspect(page, 'promo')
  await page.getByLabel('Promo code').fill('nothing known')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This promo code is not valid.')).toBeVisible()
  await page.getByLabel('Promo code').fill('welcome10')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove promo code welcome10' })).toBeFocused()
  await expect(page.locator('dl')).toContainText('-$1.75')

  await page.getByRole('button', { name: 'Add gift card' }).click()
  await inspect(page, 'gift-card')
  await page.getByLabel('Gift card number').fill('4000 1111 2222 3331')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove gift card' })).toBeFocused()

  // 15.75 and 8.875 % tax: 17.15, all of it on the card.
  await expect(page.locator('dl')).toContainText('-$17.15')
  await page.getByRole('radio', { name: 'No tip' }).check()
  await expect(page.getByText('Nothing to pay: it is all covered.')).toBeVisible()
  await inspect(page, 'covered')
  await expect(pay.place).toHaveText('Place Order · $0.00')
  await pay.place.click()
  await confirmation(page).arrive()
})
