import type { Page } from '@playwright/test'
import { account } from '../drivers/account.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { savedCart, teo } from '../drivers/saved-cart.ts'
import { cart, shop } from '../drivers/shop.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

async function logIn(page: Page) {
  await account(page).logInAs(teo.account, teo.password)
}

test('LINK-05, LINK-06 the link to a cart, made by another try after a failure, is copied to the clipboard', {
  tag: '@longer',
}, async ({ page, context, server, guard, inspect }) => {
  guard.expectNoise(/status of 500/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
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
  const field = sheet.getByLabel('Link to this cart')
  await expect(field).toHaveValue(new RegExp(`^${server.at('/checkout/')}[\\w-]{22}$`))
  await inspect(page, 'employee-link')
  await sheet.getByRole('button', { name: 'Copy' }).click()
  await expect(sheet.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue())
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(order.dialog).toBeVisible()
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

test('the questions and notices about a saved cart, a link and an old cart are accessible', {
  tag: '@longer',
}, async ({ page, server, request, guard, inspect }) => {
  guard.expectNoise(/status of 404/)
  const [whole, broken] = [await savedCart(request, server), await savedCart(request, server, 'Lost laksa')]
  await page.goto(server.at(`/cart/${broken}`))
  const order = cart(page).dialog
  await expect(order.getByRole('list', { name: 'These can’t be ordered right now' })).toHaveText(
    'Lost laksa · Not available on this menu',
  )
  await inspect(page, 'cart-left-behind')
  await order.getByRole('button', { name: 'Remove Lost laksa' }).first().click()
  await expect(cart(page).checkout).toBeEnabled()

  await page.goto(server.at(`/cart/${broken}`))
  await expect(page.getByRole('alertdialog')).toContainText('You already have 1 item in your cart.')
  await inspect(page, 'cart-replace')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await expect(order.getByRole('list', { name: 'These can’t be ordered right now' })).toHaveText(
    'Lost laksa · Not available on this menu',
  )

  await page.goto(server.at(`/checkout/${whole}`))
  await expect(page.getByRole('heading', { level: 1, name: 'A cart from Red Hook' })).toBeVisible()
  await inspect(page, 'link-asks')
  await page.goto(server.at('/checkout/nobody-knows-this-cart'))
  await expect(page.getByRole('heading', { level: 1, name: 'Cart Not Found' })).toBeVisible()
  await inspect(page, 'link-not-found')

  await page.evaluate((day) => localStorage.setItem('dateExpiration', String(Date.now() - day)), 24 * 3_600_000)
  await page.goto(server.at(pickupMenu))
  const question = page.getByRole('alertdialog', { name: /^You have an unfinished order/ })
  await expect(question.getByRole('button', { name: 'Start fresh' })).toBeFocused()
  await inspect(page, 'cart-put-away')
  await question.getByRole('button', { name: 'Restore order' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Order again' }).getByText('No longer available')).toBeVisible()
  await inspect(page, 'order-again-missing')
})

test('CART-18, CART-19 two tabs share one cart, and both are empty once one of them has ordered', {
  tag: '@longer',
}, async ({ page, context, server }) => {
  await page.goto(server.at(pickupMenu))
  const second = await context.newPage()
  await second.goto(server.at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
  await expect(shop(second).cartBar).toContainText('1 item')
  await (await shop(second).open('Slow pork ramen')).add()
  await expect(shop(page).cartBar).toContainText('2 items')
  const pay = await leaveCart(page)
  await pay.beGuest('Tia Tab')
  await pay.cash.check()
  await expect(pay.amount('Subtotal')).toHaveText('$21.00')
  await pay.place.click()
  await confirmation(page).arrive()
  await expect(shop(second).cartBar).toBeHidden()
})
