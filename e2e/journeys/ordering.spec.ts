import { confirmation } from '../drivers/confirmation.ts'
import { placingCalls, statusOf } from '../drivers/placements.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('CHK-46, CHK-50, CONF-01, CONF-02, CART-13, CART-19 a guest orders for pickup and pays in cash', async ({
  page,
  context,
  server,
  request,
  inspect,
  otherBrowser,
}) => {
  const calls = placingCalls(context)
  await page.goto(server.at('/'))
  await shop(page).pick('Red Hook')
  const ramen = await shop(page).open('Slow pork ramen')
  await inspect(page, 'item')
  await ramen.choose('Noodle', 'Buckwheat soba')
  await ramen.add()
  await inspect(page, 'menu-with-order')
  const order = await shop(page).openCart()
  await expect(order.dialog).toContainText('Order from Red Hook')
  const pay = await leaveCart(page)
  await expect(pay.guestHeading).toBeVisible()
  await expect(page).toHaveURL(server.at('/checkout/current'))
  await inspect(page, 'guest')
  await pay.beGuest('Cleo Cash')
  await pay.cash.check()
  await expect(pay.amount('Subtotal')).toHaveText('$17.50')
  await expect(pay.amount('Tax')).toHaveText('$1.55')
  await expect(pay.place).toHaveText('Place Order · $19.05')
  await inspect(page, 'checkout')
  await pay.place.click()

  const done = confirmation(page)
  const address = await done.arrive()
  const number = await done.number()
  expect(number).toMatch(/\d/)
  await expect(done.main).toContainText('1 × Slow pork ramen')
  await expect(done.main).toContainText('Buckwheat soba')
  await expect(done.main).toContainText('Paying with cash')
  await expect(done.amount('Total')).toHaveText('$19.05')
  await inspect(page, 'confirmation')

  await page.reload()
  await done.arrive()
  expect(await done.number()).toBe(number)

  const abroad = await (await otherBrowser()).newPage()
  await abroad.goto(address)
  await confirmation(abroad).arrive()
  expect(await confirmation(abroad).number()).toBe(number)
  await expect(confirmation(abroad).amount('Total')).toHaveText('$19.05')

  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ path: '/v1/place-order', isCash: true })
  const { statusCode, order: ticket } = await statusOf(request, server, calls[0]?.key ?? '')
  expect([statusCode, `${server.at('/order/')}${ticket?.token}`]).toEqual([200, address])

  await done.orderAgain.click()
  await expect(page).toHaveURL(server.at(pickupMenu))
  await expect(order.line('Slow pork ramen')).toContainText('Buckwheat soba')
  await expect(order.subtotal).toHaveText('$17.50')
  await order.close.click()
  await expect(shop(page).cartBar).toContainText('1 item')
})
