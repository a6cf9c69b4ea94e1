import { addressSheet, conoverStreet } from '../drivers/address-sheet.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { placingCalls } from '../drivers/placements.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('MENU-13, LOC-45, CART-21, PRICE-05, CHK-03, CONF-04 a delivery is asked where it goes, shows what it costs, and arrives with its address', {
  tag: '@longer',
}, async ({ page, context, server, inspect }) => {
  const calls = placingCalls(context)
  await page.goto(server.at('/location/red-hook/delivery'))
  await expect(page).toHaveURL(server.at('/?type=delivery'))
  const sheet = addressSheet(page)
  await expect(sheet.street).toBeFocused()
  await sheet.check.click()
  await expect(sheet.dialog.getByText('Street Address is required')).toBeVisible()
  await expect(sheet.street).toBeFocused()
  await inspect(page, 'delivery-refused')
  await sheet.notes.fill('Ring twice')
  await sheet.deliverTo({ ...conoverStreet, unit: 'Floor 2' })
  await expect(page).toHaveURL(server.at('/location/red-hook/delivery'))
  await (await shop(page).open('Slow pork ramen')).add()
  const order = await shop(page).openCart()
  await expect(order.dialog).toContainText('Deliver to 180 Conover Street, Floor 2, Brooklyn')
  await expect(order.dialog).toContainText('“Ring twice”')
  await expect(order.dialog).toContainText('Delivery fee$3.99')
  await inspect(page, 'cart-delivery')
  const pay = await leaveCart(page)
  await pay.beGuest('Dinah Delivery')
  await expect(page.getByRole('main')).toContainText('180 Conover Street, Floor 2, Brooklyn')
  await pay.cash.check()
  await expect(pay.amount('Delivery fee')).toHaveText('$3.99')
  await expect(pay.amount('Tax')).toHaveText('$1.82')
  await expect(pay.place).toHaveText('Place Order · $22.31')
  await inspect(page, 'checkout-delivery')
  await pay.place.click()
  const done = confirmation(page)
  await done.arrive('Your order is being prepared')
  await expect(done.main).toContainText('180 Conover Street, Floor 2, Brooklyn')
  await expect(done.amount('Total')).toHaveText('$22.31')
  await inspect(page, 'confirmation-delivery')
  expect(calls).toHaveLength(1)
})
