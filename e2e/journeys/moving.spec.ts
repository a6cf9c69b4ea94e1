import { cardScreen } from '../drivers/checkout.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('CART-12, CART-18, CART-27 Back from the checkout is the shop with its cart, Forward is the checkout, a reload stays', async ({
  page,
  server,
}) => {
  await page.goto(server.at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
  const order = await shop(page).openCart()
  const pay = await leaveCart(page)
  await expect(pay.guestHeading).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(server.at(pickupMenu))
  await expect(shop(page).cartBar).toContainText('1 item')
  await expect(order.line('Miso soup')).toBeVisible()

  await page.goForward()
  await expect(pay.guestHeading).toBeVisible()
  await page.reload()
  await expect(pay.guestHeading).toBeVisible()
  await pay.beGuest('Bea Back')

  await pay.place.click()
  const form = cardScreen(page)
  await expect(form.heading).toBeVisible()
  await page.reload()
  await expect(form.heading).toBeVisible()
  await expect(form.number).toHaveValue('')
  await page.goBack()
  await expect(pay.heading).toBeVisible()
  await expect(page.getByText('Bea Back')).toBeVisible()
  await page.goBack()
  await expect(pay.guestHeading).toBeVisible()
  await expect(pay.fullName).toHaveValue('Bea Back')
  await page.goBack()
  await expect(page).toHaveURL(server.at(pickupMenu))
  await expect(shop(page).cartBar).toContainText('1 item')
})
