import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { documentedBrand } from '../../test/bare-back-end/documented-brand.ts'
import { type Wrong, withFields } from '../../test/bare-back-end/misbehaviour.ts'
import { account } from '../drivers/account.ts'
import { addressSheet } from '../drivers/address-sheet.ts'
import { type BareShop, startBareShop } from '../drivers/bare-shop.ts'
import { cardScreen, cards, checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { scheduleSheet } from '../drivers/schedule.ts'
import { shop } from '../drivers/shop.ts'
import { startShop } from '../drivers/shop-server.ts'
import { packingStep, tableStep, upsellsStep } from '../drivers/steps.ts'
import { giftCard, promo } from '../drivers/tenders.ts'
import { leaveCart, passSteps } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/*
 * Our storefront before an order server that knows the contract and nothing else: test/bare-back-end, written by another
 * hand. Whatever is asked otherwise than the contract says fails the journey.
 */

let bare: BareShop
test.beforeAll(async () => {
  test.setTimeout(240_000)
  bare = await startBareShop()
})
test.afterAll(() => bare.stop())

let ordersBefore = 0
test.beforeEach(({ guard }) => {
  // Additions that it does not have are looked for, and Chromium writes down every 404.
  guard.expectNoise(/status of 40[45]/)
  ordersBefore = bare.backEnd.orders().length
})
test.afterEach(() => {
  bare.backEnd.behave()
  expect(bare.backEnd.departures(), 'what the storefront asked otherwise than the contract').toEqual([])
  expect(bare.server.errors, 'what went wrong in the storefront').toEqual([])
})

const placed = () => bare.backEnd.orders().slice(ordersBefore)

const takeSoup = async (page: Page, menu = '/location/mill/pickup') => {
  await page.goto(bare.server.at(menu))
  const sheet = await shop(page).open('Tomato soup')
  await sheet.choose('Bread', 'White bread')
  await sheet.add()
}

const payInCash = async (page: Page, guest: string) => {
  await leaveCart(page)
  return cashOf(page, guest)
}

/** From the guest's screen of the pay document. */
const cashOf = async (page: Page, guest: string) => {
  const pay = checkout(page)
  await pay.beGuest(guest)
  await pay.cash.check()
  await expect(pay.place).toHaveText(/^Place Order/)
  return pay
}

/** The order's page, by its short id. */
const arrived = async (page: Page, status = 'Your order is in the kitchen') => {
  await expect(page).toHaveURL(/\/order\/A\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(status)
  expect(placed()).toHaveLength(1)
  expect(page.url()).toContain(`/order/${placed()[0]?.id}`)
  return confirmation(page)
}

test('API-49, CHK-50, CONF-01 a guest orders for pickup, pays in cash, and finds the order again', async ({ page }) => {
  await takeSoup(page)
  const pay = await payInCash(page, 'Cleo Cash')
  await expect(pay.place).toHaveText('Place Order · $7.02')
  await pay.place.click()
  const done = await arrived(page)
  await expect(done.main).toContainText('1 × Tomato soup')
  await expect(done.amount('Total')).toHaveText('$7.02')
  const number = await done.number()
  await page.reload()
  await arrived(page)
  expect(await done.number()).toBe(number)
  await done.orderAgain.click()
  await expect(page).toHaveURL(bare.server.at('/location/mill/pickup'))
})

test('PROMO-04, GIFT-05, PRICE-18, API-39 a code, a gift card without a bot check, a tip and a card', async ({
  page,
}) => {
  await takeSoup(page)
  const pay = await leaveCart(page)
  await pay.beGuest('Penny Promo')
  const code = promo(page)
  await code.add.click()
  await code.field.fill('NOPE')
  await code.field.press('Enter')
  await expect(code.field).toHaveAccessibleDescription(/We do not know that code/)
  await code.field.fill('LATER')
  await code.field.press('Enter')
  await expect(code.field).toHaveAccessibleDescription(/Not before next week/)
  await code.field.fill('tenth')
  await code.field.press('Enter')
  await expect(pay.heading).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('-$0.65')
  const stored = giftCard(page)
  await stored.add.click()
  await stored.field.fill('1234')
  await stored.field.press('Enter')
  await expect(stored.field).toHaveAccessibleDescription(/Gift card could not be found\. \(404\)/)
  await stored.field.fill('5555 0000 1111 2222')
  await stored.apply.click()
  await expect(pay.heading).toBeVisible()
  // 6.50 less 0.65; 8 % of 5.85 is 0.468; of 6.32 five are on the card.
  await expect(pay.amount('Gift card')).toHaveText('-$5.00')
  await pay.tip('20%').check()
  await expect(pay.amount('Tip')).toHaveText('$1.30')
  await expect(pay.place).toHaveText('Continue to card · $2.62')
  await pay.place.click()
  const form = cardScreen(page)
  await form.fill(cards.approved)
  await form.pay.click()
  const done = await arrived(page)
  await expect(done.amount('Total')).toHaveText('$2.62')
  const humanChecks = bare.backEnd.probes().filter((probe) => probe === 'POST /v1/human-check')
  expect(humanChecks, 'looked for once in a visit').toHaveLength(1)
})

test('LOC-45, CONF-07, CONF-08 a delivery by an address that is searched for, followed in the words of the back end', async ({
  page,
}) => {
  bare.backEnd.misbehave({
    on: 'GET /order/{id}/tracking',
    wrong: { _tag: 'Change', change: withFields({ status: 'On two wheels' }) },
  })
  await page.goto(bare.server.at('/location/mill/delivery'))
  const sheet = addressSheet(page)
  await expect(sheet.street).toBeFocused()
  await sheet.street.fill('12 Mill')
  await sheet.option('12 Mill Lane, Portland, OR 97201').click()
  await sheet.deliver.click()
  await expect(page).toHaveURL(bare.server.at('/location/mill/delivery'))
  const soup = await shop(page).open('Tomato soup')
  await soup.choose('Bread', 'White bread')
  await soup.more()
  await soup.add()
  const pay = await payInCash(page, 'Dinah Delivery')
  await expect(pay.place).toHaveText('Place Order · $17.28')
  await pay.place.click()
  const done = await arrived(page, 'Your order is being prepared')
  await expect(done.main).toContainText('12 Mill Lane')
  await expect(done.main).toContainText('On two wheels')
  await expect(done.main).toContainText(/Expected at about/)
})

test('LOC-43 a delivery to an address by hand, of a back end that only searches', { tag: '@longer' }, async ({
  page,
}) => {
  await page.goto(bare.server.at('/location/mill/delivery'))
  await addressSheet(page).deliverTo({ street: '12 Mill Lane', city: 'Portland', state: 'OR', zip: '97201' })
  await expect(page).toHaveURL(bare.server.at('/location/mill/delivery'))
  const soup = await shop(page).open('Leek soup')
  await soup.more()
  await soup.add()
  const pay = await payInCash(page, 'Hanna Hand')
  await pay.place.click()
  await arrived(page, 'Your order is being prepared')
})

test('SCHED-25, UPS-01, PACK-07 an order ahead, with an upsell and packing', { tag: '@longer' }, async ({ page }) => {
  await takeSoup(page)
  const order = await shop(page).openCart()
  const schedule = scheduleSheet(page)
  await schedule.edit.click()
  await schedule.day.selectOption({ index: 1 })
  await schedule.time.selectOption({ label: '12:00 PM' })
  await schedule.confirm.click()
  await expect(schedule.dialog).toBeHidden()
  await expect(order.dialog).toContainText('12:00 PM')
  await order.checkout.click()
  const upsells = upsellsStep(page)
  await upsells.add('Lemonade').click()
  await expect(upsells.added('Lemonade')).toBeVisible()
  await upsells.goOn.click()
  const packing = packingStep(page)
  await packing.choice('Chili').check()
  await packing.next.click()
  const pay = await cashOf(page, 'Sky Scheduled')
  await expect(pay.place).toHaveText('Place Order · $9.18')
  await pay.place.click()
  const done = await arrived(page, 'Your order is scheduled')
  await expect(done.main).toContainText('12:00 PM')
  expect(placed()[0]?.ticket.items.map(({ name }) => name)).toEqual(['Tomato soup', 'Lemonade', 'Chili'])
})

test('ACCT-31, LINK-04, CART-26 an employee saves a cart, and Ann signs in and pays for it with her card', {
  tag: '@longer',
}, async ({ page, otherBrowser }) => {
  const logIn = async (on: Page, name: string) => {
    await on.getByLabel('E-mail').fill(`${name}@example.com`)
    await on.getByLabel('Password').fill(`soup for ${name}`)
    await on.getByRole('button', { name: 'Log in' }).click()
  }
  await page.goto(bare.server.at('/location/mill/pickup'))
  await page.getByRole('button', { name: 'Your account' }).click()
  await logIn(page, 'eve')
  await (await shop(page).open('Leek soup')).add()
  const order = await shop(page).openCart()
  await order.dialog.getByRole('button', { name: 'Create Link' }).click()
  const link = page.getByRole('dialog', { name: 'Create Link' }).getByLabel('Link to this cart')
  await expect(link).toHaveValue(/\/checkout\/S\d+$/)

  const hers = await (await otherBrowser()).newPage()
  await hers.goto(await link.inputValue())
  await hers.getByRole('button', { name: 'Log in' }).click()
  await logIn(hers, 'ann')
  await expect(hers.getByRole('main')).toContainText('4242')
  // 5.00 and 8 % less the credit of 2.00, and the usual tip of 15 %.
  await expect(checkout(hers).place).toHaveText('Pay $4.15')
  await checkout(hers).place.click()
  await arrived(hers)
})

test('ACCT-28, ACCT-36, API-16, API-18, API-19, API-24 an account is opened, and its password forgotten, on another back end', {
  tag: '@longer',
}, async ({ page, guard }) => {
  guard.expectNoise(/status of 400/)
  await page.goto(bare.server.at('/location/mill/pickup'))
  const form = account(page)
  await form.open.click()
  await form.signUp.click()
  await form.firstName.fill('Olga')
  await form.lastName.fill('Other')
  await form.email.fill('olga@other.example')
  await form.phone.fill('5035550177')
  await form.password.fill('by another hand')
  await form.signUp.click()
  await expect(page.getByText('Your account is ready, Olga.')).toBeVisible()
  await form.goOn.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await form.open.click()
  await form.email.fill('olga@other.example')
  await form.forgot.click()
  await form.sendCode.click()
  await form.code.fill('9999')
  await form.code.press('Enter')
  await expect(form.alert).toHaveText('The code is not right, or no longer good.')
  await form.code.fill('2468')
  await form.code.press('Enter')
  await form.newPassword.fill('by yet another hand')
  await form.again.fill('by yet another hand')
  await form.save.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await form.open.click()
  await expect(page.getByText('Hello Olga')).toBeVisible()
})

test('CHK-52, API-59 lost polls are borne, and a lost answer is looked up: one order', async ({ page, guard }) => {
  guard.expectNoise(/status of 50[024]/)
  bare.backEnd.misbehave({ on: 'POST /place-order', wrong: { _tag: 'Drop', at: 'after' }, times: 1 })
  bare.backEnd.misbehave({ on: 'GET /order/{id}/status', wrong: { _tag: 'Drop', at: 'before' }, times: 3 })
  await takeSoup(page)
  const pay = await payInCash(page, 'Lola Lost')
  await pay.place.click()
  await arrived(page)
})

test('TABLE-07, TABLE-08, CHK-46, CONF-01 an order at a table: one that is not there, in the words of the back end, and one that is', async ({
  page,
}) => {
  await takeSoup(page, '/location/mill/dine-in')
  const order = await shop(page).openCart()
  await order.checkout.click()
  const table = tableStep(page)
  await table.number.fill('9')
  await table.confirm.click()
  await expect(table.dialog).toContainText('No such table.')
  await table.number.fill('2')
  await table.confirm.click()
  await expect(table.dialog).toBeHidden()
  const pay = await passSteps(page)
  await pay.beGuest('Tess Table')
  await expect(page.getByRole('main')).toContainText('Table2')
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $7.02')
  await pay.place.click()
  const done = await arrived(page)
  await expect(done.main).toContainText(/Table\s*2/)
  expect(placed()[0]?.ticket).toMatchObject({ orderType: 'kiosk', tableNumber: '2' })
})

test('CHK-54, CHK-56, API-10 refusals, words of an error and a call that never arrives: each is told, and there is one order', {
  tag: '@longer',
}, async ({ page, guard }) => {
  guard.expectNoise(/status of (4\d\d|50\d)/)
  const next = (wrong: Wrong) => bare.backEnd.misbehave({ on: 'POST /place-order', wrong, times: 1 })
  next({ _tag: 'Refuse', at: 'before', status: 429, message: 'One at a time.' })
  next({ _tag: 'Refuse', at: 'before', status: 422 })
  next({ _tag: 'Drop', at: 'before' })
  await takeSoup(page)
  const pay = await payInCash(page, 'Hal Hostile')
  await pay.place.click()
  await expect(page.getByRole('alert')).toContainText('One at a time.')
  await pay.cash.check()
  await pay.place.click()
  await expect(page.getByRole('alert')).toContainText('System is temporarily unavailable, please try later')
  await pay.place.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checking your order' })).toBeVisible()
  // Nobody promises that the call cannot come any more, so for three quarters of a minute it is looked for.
  await expect(page.getByRole('alert')).toContainText('could not find your order', { timeout: 90_000 })
  expect(placed()).toEqual([])
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
  await pay.cash.check()
  await pay.place.click()
  await arrived(page)
})

test('SHELL-46, CHK-46 a brand outside the checkout, with nothing but what a storefront alone needs, takes an order', {
  tag: '@longer',
}, async ({ page }) => {
  const folder = await documentedBrand()
  const alone = await startShop(folder, bare.backEnd.origin)
  try {
    await page.goto(alone.at('/location/mill/pickup'))
    await (await shop(page).open('Leek soup')).add()
    const pay = await payInCash(page, 'Ada Alone')
    await pay.place.click()
    await arrived(page)
    expect(alone.errors).toEqual([])
  } finally {
    await page.goto('about:blank')
    await alone.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
