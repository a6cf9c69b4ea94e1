import { account } from '../drivers/account.ts'
import { cardScreen } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { placingCalls } from '../drivers/placements.ts'
import { cart, itemSheet, shop } from '../drivers/shop.ts'
import { goToPay, leaveCart, pickupMenu } from '../drivers/way.ts'
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

test('CHK-20, CHK-22 a name that is not whole is asked for again, at its field', { tag: '@longer' }, async ({
  page,
  server,
  inspect,
}) => {
  const pay = await goToPay(page, server)
  await pay.fullName.fill('Cher')
  await pay.continueAsGuest.click()
  await expect(page.getByText('Full name is required.')).toBeVisible()
  await expect(pay.fullName).toBeFocused()
  await inspect(page, 'guest-refused')
  await pay.fullName.fill('Cher Sarkisian')
  await expect(page.getByText('Full name is required.')).toBeHidden()
})

test('ACCT-55, ACCT-56, CHK-23, PRICE-18 a patron pays with the saved card, leaves a tip, stays signed in, and logs out', {
  tag: '@longer',
}, async ({ page, context, server, guard, inspect }) => {
  guard.expectNoise(/status of 401/)
  const calls = placingCalls(context)
  await page.goto(server.at(pickupMenu))
  await page.getByRole('button', { name: 'Your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  const form = account(page)
  await form.logInAs('nora@ember.example', 'Demo-Ladle-2')
  await expect(dialog.getByRole('alert')).toHaveText('E-mail or password is not right.')
  await inspect(page, 'sign-in-refused')
  await form.password.fill('Demo-Ladle-1')
  await form.logIn.click()
  await expect(dialog).toBeHidden()
  await page.reload()

  const sheet = await shop(page).open('Katsu curry')
  await sheet.choose('In the curry', 'Roast roots')
  await sheet.add()
  const pay = await leaveCart(page)
  await expect(pay.heading).toBeVisible()
  await expect(pay.card).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await expect(pay.tip('15%')).toBeChecked()
  await expect(pay.place).toHaveText('Pay $21.06')
  await pay.tip('20%').check()
  await expect(pay.amount('Tip')).toHaveText('$3.40')
  await expect(pay.place).toHaveText('Pay $21.91')
  await inspect(page, 'checkout-patron')
  await pay.place.click()
  const done = confirmation(page)
  await done.arrive()
  await expect(done.amount('Tip')).toHaveText('$3.40')
  await expect(done.main).toContainText('Paid by Visa ending in 4242')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ isCash: false, nonce: undefined })

  await done.orderAgain.click()
  await expect(cart(page).line('Katsu curry')).toContainText('Roast roots')
  await cart(page).close.click()
  await page.getByRole('button', { name: 'Your account' }).click()
  const mine = page.getByRole('dialog', { name: 'Your account' })
  await expect(mine).toContainText('Hello Nora')
  await inspect(page, 'account')
  await mine.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  // The sheet that was open opens again, and still knows nobody.
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('SHELL-11, SHELL-10, CHK-06, CHK-09, CHK-14, CHK-53, CHK-46 the second brand is another shop by its host, and takes an order in one call', {
  tag: '@brand2',
}, async ({ page, context, server, inspect }) => {
  const calls = placingCalls(context)
  const polls: string[] = []
  page.on('request', (request) => {
    if (/\/order\/[^/]+\/status$/.test(request.url())) polls.push(request.url())
  })
  await page.goto(server.at('/', 'nocturne.localhost'))
  await expect(page).toHaveTitle(/Nocturne/)
  await inspect(page, 'nocturne-locations')
  await shop(page).pick('Alberta Street')
  await inspect(page, 'nocturne-menu')
  await shop(page).dish('Flat white').click()
  const sheet = itemSheet(page, 'Flat white')
  await inspect(page, 'nocturne-item')
  await sheet.dialog.getByRole('tab', { name: 'The basics' }).click()
  await sheet.choose('Milk', 'Oat')
  await sheet.add()
  await shop(page).openCart()
  await inspect(page, 'nocturne-cart')
  const pay = await leaveCart(page)
  await expect(pay.section('Your Info')).toHaveAttribute('aria-expanded', 'true')
  await inspect(page, 'nocturne-info')
  await pay.giveInfo('Nell', 'Night', 'nell@guest.example')
  await inspect(page, 'nocturne-pay')
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $5.45')
  await pay.place.click()
  await confirmation(page).arrive()
  await inspect(page, 'nocturne-confirmation')
  expect(calls.map(({ path }) => path.replace(/\/$/, ''))).toEqual(['/v1/order/cash'])
  expect(polls).toEqual([])
})
