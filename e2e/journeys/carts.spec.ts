import type { Page } from '@playwright/test'
import { account } from '../drivers/account.ts'
import { checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { savedCart, teo } from '../drivers/saved-cart.ts'
import { cart, shop } from '../drivers/shop.ts'
import { goToCheckout, goToPay, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

async function logIn(page: Page) {
  await account(page).logInAs(teo.account, teo.password)
}

test('LINK-01, LINK-02, LINK-03, LINK-04, LINK-05, CART-26 an employee hands a cart over, and a guest pays for it', {
  tag: '@longer',
}, async ({ page, context, server, inspect, otherBrowser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(server.at(pickupMenu))
  await page.getByRole('button', { name: 'Your account' }).click()
  await logIn(page)
  await (await shop(page).open('Miso soup')).add()
  const order = await shop(page).openCart()
  await expect(order.checkout).toBeHidden()
  await order.dialog.getByRole('button', { name: 'Create Link' }).click()
  const sheet = page.getByRole('dialog', { name: 'Create Link' })
  const field = sheet.getByLabel('Link to this cart')
  await expect(field).toHaveValue(new RegExp(`^${server.at('/checkout/')}[\\w-]{22}$`))
  const address = await field.inputValue()
  await inspect(page, 'employee-link')
  await sheet.getByRole('button', { name: 'Copy' }).click()
  await expect(sheet.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(order.dialog).toBeVisible()

  const guest = await (await otherBrowser()).newPage()
  await guest.goto(address)
  const pay = checkout(guest)
  await expect(pay.heading.or(pay.guestHeading)).toBeVisible()
  await expect(guest).toHaveURL(server.at('/checkout/current'))
  await expect(guest.locator('body')).not.toContainText('Teo')
  await pay.beGuest('Gwen Guest')
  await expect(pay.amount('Subtotal')).toHaveText('$4.50')
  await pay.cash.check()
  await pay.place.click()
  await confirmation(guest).arrive()
  await expect(confirmation(guest).main).toContainText('1 × Miso soup')
})

test('LINK-02, CHK-24 an employee who logs in at the checkout creates a link instead of paying', {
  tag: '@longer',
}, async ({ page, server }) => {
  await goToPay(page, server)
  await page.getByRole('button', { name: 'Log in' }).click()
  await logIn(page)
  const sheet = page.getByRole('dialog', { name: 'Create Link' })
  await expect(sheet.getByLabel('Link to this cart')).toHaveValue(/\/checkout\/[\w-]{22}$/)
  await expect(page).toHaveURL(server.at(pickupMenu))
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(shop(page).cartBar).toContainText('$4.50')
})

test('LINK-02 an employee who opens the checkout by its address creates a link, and Back does not return to it', {
  tag: '@longer',
}, async ({ page, server }) => {
  await page.goto(server.at(pickupMenu))
  await page.getByRole('button', { name: 'Your account' }).click()
  await logIn(page)
  await (await shop(page).open('Miso soup')).add()
  await page.goto(server.at('/checkout/current'))
  const sheet = page.getByRole('dialog', { name: 'Create Link' })
  await expect(sheet.getByLabel('Link to this cart')).toHaveValue(/\/checkout\/[\w-]{22}$/)
  await expect(page).toHaveURL(server.at(pickupMenu))
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(server.at(pickupMenu))
})

test('LINK-06 a link that cannot be made says so, and another try makes it', { tag: '@longer' }, async ({
  page,
  server,
  guard,
  inspect,
}) => {
  guard.expectNoise(/status of 500/)
  await page.goto(server.at(pickupMenu))
  await page.getByRole('button', { name: 'Your account' }).click()
  await logIn(page)
  await (await shop(page).open('Miso soup')).add()
  await page.route('**/v1/cart', (route) => route.fulfill({ status: 500, json: { message: 'Oops', code: 'failed' } }))
  const order = await shop(page).openCart()
  await order.dialog.getByRole('button', { name: 'Create Link' }).click()
  const sheet = page.getByRole('dialog', { name: 'Create Link' })
  await expect(sheet.getByRole('alert')).toHaveText('There was an error creating the link.')
  await inspect(page, 'employee-link-failed')
  await page.unroute('**/v1/cart')
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByLabel('Link to this cart')).toHaveValue(/\/checkout\//)
})

test('CART-24, CART-15 a saved cart fills the order at today’s prices, after a question when there is one already', {
  tag: '@longer',
}, async ({ page, server, request, inspect }) => {
  const id = await savedCart(request, server, 'Lost laksa')
  await page.goto(server.at(`/cart/${id}`))
  const order = cart(page)
  await expect(order.dialog).toBeVisible()
  await expect(page).toHaveURL(server.at(pickupMenu))
  await expect(order.dialog).toContainText('Order from Red Hook')
  await expect(order.line('Miso soup')).toContainText('$4.50 × 2')
  const left = order.dialog.getByRole('list', { name: 'Not offered at Red Hook' })
  await expect(left).toHaveText('Lost laksa')
  await expect(order.checkout).toBeDisabled()
  await inspect(page, 'cart-left-behind')
  await order.dialog.getByRole('button', { name: 'Remove what is not offered' }).click()
  await expect(left).toBeHidden()
  await expect(order.checkout).toBeEnabled()

  await page.goto(server.at(`/cart/${id}`))
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You have 1 dish in your order already.')
  await inspect(page, 'cart-replace')
  await question.getByRole('button', { name: 'Keep my order' }).click()
  await expect(page).toHaveURL(server.at(pickupMenu))
  await expect(order.dialog.getByRole('listitem')).toHaveCount(1)

  await page.goto(server.at(`/cart/${id}`))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await expect(left).toHaveText('Lost laksa')
})

test('CART-26, CART-24, CART-15 a link asks before it replaces an order, and what is gone is shown in the shop', {
  tag: '@longer',
}, async ({ page, server, request, inspect }) => {
  const [whole, broken] = [await savedCart(request, server), await savedCart(request, server, 'Lost laksa')]
  await page.goto(server.at(pickupMenu))
  const tart = await shop(page).open('Katsu curry')
  await tart.choose('In the curry', 'Roast roots')
  await tart.add()
  await page.goto(server.at(`/checkout/${whole}`))
  await expect(page.getByRole('heading', { level: 1, name: 'A cart from Red Hook' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Dishes in the cart' })).toHaveText('2 × Miso soup')
  await inspect(page, 'link-asks')
  await page.getByRole('button', { name: 'Keep my order' }).click()
  const pay = checkout(page)
  await pay.beGuest('Kit Keeper')
  await expect(pay.amount('Subtotal')).toHaveText('$17.00')

  await page.goto(server.at(`/checkout/${whole}`))
  await page.getByRole('button', { name: 'Replace my order with this cart' }).click()
  await expect(pay.amount('Subtotal')).toHaveText('$9.00')
  // The same cart a second time takes nothing away, so nobody is asked.
  await page.goto(server.at(`/checkout/${whole}`))
  await expect(page).toHaveURL(server.at('/checkout/current'))

  await page.goto(server.at(`/checkout/${broken}`))
  await page.getByRole('button', { name: 'Replace my order with this cart' }).click()
  await expect(cart(page).dialog.getByRole('list', { name: 'Not offered at Red Hook' })).toHaveText('Lost laksa')
})

test('CART-28 a cart that nobody knows is Cart Not Found, at both addresses, and costs no order', {
  tag: '@longer',
}, async ({ page, server, guard, inspect }) => {
  guard.expectNoise(/status of 404/)
  await page.goto(server.at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
  await page.goto(server.at('/cart/nobody-knows-this-cart'))
  const sheet = cart(page).dialog
  await expect(sheet).toContainText('Cart Not Found')
  await inspect(page, 'cart-not-found')
  await page.goto(server.at('/checkout/nobody-knows-this-cart'))
  await expect(page.getByRole('heading', { level: 1, name: 'Cart Not Found' })).toBeVisible()
  await inspect(page, 'link-not-found')
  await page.goto(server.at(pickupMenu))
  await expect(shop(page).cartBar).toContainText('$4.50')
})

test('CART-18, CART-20, SHELL-36 a cart of yesterday that is found at the checkout is put away and comes back by one tap, one of an hour ago says what the menu no longer has', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  await page.goto(server.at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
  const age = (hours: number) =>
    page.evaluate((milliseconds) => {
      const items = JSON.parse(localStorage.getItem('items') ?? 'null')
      items.value.push({ ...items.value[0], item: 'gone', name: 'Lost laksa' })
      localStorage.setItem('items', JSON.stringify(items))
      localStorage.setItem('dateExpiration', String(Date.now() - milliseconds))
    }, hours * 3_600_000)
  await age(1)
  await page.goto(server.at(pickupMenu))
  const order = await shop(page).openCart()
  await expect(order.dialog.getByRole('list', { name: 'Not offered at Red Hook' })).toHaveText('Lost laksa')
  await age(24)
  await page.goto(server.at('/checkout/current'))
  await expect(page).toHaveURL(server.at(pickupMenu))
  const question = page.getByRole('alertdialog', { name: /^The order you began earlier was put away/ })
  await expect(question.getByRole('button', { name: 'Start fresh' })).toBeFocused()
  await expect(shop(page).cartBar).toBeHidden()
  await inspect(page, 'cart-put-away')
  await question.getByRole('button', { name: 'Bring it back' }).press('Enter')
  const again = page.getByRole('dialog', { name: 'Order again' })
  await expect(again.getByText('Not available any more')).toHaveCount(2)
  await again.getByRole('button', { name: /^Add to your order/ }).press('Enter')
  await expect(shop(page).cartBar).toContainText('1')
})

test('CART-18, CART-19 an order that one tab placed is gone from the cart of the other', { tag: '@longer' }, async ({
  page,
  context,
  server,
}) => {
  const pay = await goToCheckout(page, server, 'Tia Tab')
  const second = await context.newPage()
  await second.goto(server.at(pickupMenu))
  await expect(shop(second).cartBar).toContainText('$4.50')
  await pay.cash.check()
  await pay.place.click()
  await confirmation(page).arrive()
  await expect(shop(second).cartBar).toBeHidden()
})
