import { checkout } from '../drivers/checkout.ts'
import { isPlacing } from '../drivers/placements.ts'
import { giftCard, promo } from '../drivers/tenders.ts'
import { goToCheckout, goToPay } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

// Rare checkout screens. test/wiring/checkout and test/wiring/hostile-back-end cover their texts and outcomes.

/** Intercepted: the orders of the tests differ. */
const lookAlike = { code: 'duplicate_suspected', message: 'You placed an order just like this one.' }

function isStatus(url: URL): boolean {
  return /^\/v1\/order\/[\w-]+\/status$/.test(url.pathname)
}

test('the messages between Place Order and the order are accessible', { tag: '@longer' }, async ({
  page,
  server,
  guard,
  inspect,
}) => {
  guard.expectNoise(/net::ERR_|status of 40[49]/)
  await page.clock.install()
  // The first price is a dollar below the kitchen's.
  await page.route('**/v1/order/check-price', async (route) => {
    const response = await route.fetch()
    const price = await response.json()
    await route.fulfill({ response, json: { ...price, totalAmount: Number((price.totalAmount - 1).toFixed(2)) } })
  })
  const pay = await goToPay(page, server)
  await pay.fullName.fill('Cher')
  await pay.continueAsGuest.click()
  await expect(pay.fullName).toBeFocused()
  await inspect(page, 'guest-refused')
  await pay.beGuest('Ada Obstacle')
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $3.90')
  await pay.place.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Your total changed from $3.90 to $4.90.')
  await inspect(page, 'price-changed')
  await question.getByRole('button', { name: 'Not now' }).click()
  await page.unroute('**/v1/order/check-price')

  await page.route(isPlacing, (route) => route.fulfill({ status: 409, json: lookAlike }), { times: 1 })
  await pay.place.click()
  await expect(question).toContainText('order like this one')
  await inspect(page, 'look-alike')
  await question.getByRole('button', { name: 'Not now' }).click()

  await page.route(isPlacing, (route) => route.abort('connectionrefused'), { times: 1 })
  await pay.place.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checking your order' })).toBeVisible()
  await page.clock.fastForward(46_000)
  await expect(pay.alert).toContainText('Your order didn’t go through, and you weren’t charged.')
  await inspect(page, 'never-arrived')

  const over = { status: 'Order Process Completed', statusCode: 400, message: 'The kitchen ran out of noodles.' }
  await page.route(isStatus, (route) => route.fulfill({ json: over }), { times: 2 })
  await pay.place.click()
  await expect(pay.alert).toContainText('The kitchen ran out of noodles.')
  await inspect(page, 'polling-refused')

  await page.route(isStatus, (route) => route.abort(), { times: 4 })
  await pay.place.click()
  const again = page.getByRole('button', { name: 'Check again' })
  await expect(again).toBeVisible()
  await inspect(page, 'polling-gave-up')
  await page.route(isStatus, (route) => route.fulfill({ status: 404, json: { message: 'No such row' } }))
  await again.click()
  await expect(page.getByRole('alert')).toContainText('Please call the restaurant before you order again.')
  await inspect(page, 'order-not-found')
})

test('a code that is taken off, and a gift card that covers an order or a part of it, are accessible', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  const pay = await goToCheckout(page, server, 'Ada Tender', { dishes: ['Slow pork ramen'] })
  const code = promo(page)
  await code.use('welcome10')
  await code.remove('welcome10').click()
  const question = page.getByRole('alertdialog', { name: /promo code/i })
  await expect(question).toBeVisible()
  await inspect(page, 'promo-clear')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await giftCard(page).use('4000-1111-2222-3331')
  await pay.tip('No tip').check()
  await expect(pay.place).toHaveText('Place Order · $0.00')
  await inspect(page, 'checkout-zero')
  await pay.tip('20%').check()
  await expect(checkout(page).place).toHaveText('Continue to payment · $3.30')
  await inspect(page, 'checkout-tenders')
})
