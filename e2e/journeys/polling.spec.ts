import { confirmation } from '../drivers/confirmation.ts'
import { placingCalls } from '../drivers/placements.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

function isStatus(url: URL): boolean {
  return /^\/v1\/order\/[\w-]+\/status$/.test(url.pathname)
}

test('CHK-52, CHK-34 status calls without an answer: after four of them the customer looks again, and is led to the one order', {
  tag: '@longer',
}, async ({ page, context, server, guard, inspect }) => {
  guard.expectNoise(/net::ERR_/)
  const calls = placingCalls(context)
  const pay = await goToCheckout(page, server, 'Lena Lost')
  await pay.cash.check()
  await expect(pay.place).toHaveText(/^Place Order · \$/)
  await page.route(isStatus, (route) => route.abort(), { times: 4 })
  await pay.place.click()
  const again = page.getByRole('button', { name: 'Check again' })
  await expect(again).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('alert')).toContainText('Please contact the restaurant to confirm your order')
  await expect(page.getByRole('main')).toContainText('Please do not pay again.')
  await expect(page.getByRole('button', { name: /^(Pay|Place Order)/ })).toHaveCount(0)
  await inspect(page, 'polling-gave-up')
  await again.click()
  await confirmation(page).arrive()
  expect(calls).toHaveLength(1)
})

test('CHK-52, CHK-57 a status call that is an error ends the polling at once, with its message, and nobody is asked to pay', {
  tag: '@longer',
}, async ({ page, context, server, guard }) => {
  guard.expectNoise(/500/)
  const calls = placingCalls(context)
  const pay = await goToCheckout(page, server, 'Erin Error')
  await pay.cash.check()
  await expect(pay.place).toHaveText(/^Place Order · \$/)
  let looks = 0
  await page.route(
    isStatus,
    (route) => {
      looks += 1
      return route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: '{"message":"The till is restarting."}',
      })
    },
    { times: 1 },
  )
  await pay.place.click()
  await expect(page.getByRole('alert')).toContainText('The till is restarting.')
  expect(looks).toBe(1)
  await page.getByRole('button', { name: 'Check again' }).click()
  await confirmation(page).arrive()
  expect(calls).toHaveLength(1)
})

test('CHK-50, CHK-54 an order that ends with another code than 200 is told beside the button, which may be pressed again', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  const pay = await goToCheckout(page, server, 'Olga Over')
  await pay.cash.check()
  await expect(pay.place).toHaveText(/^Place Order · \$/)
  const looks: string[] = []
  await page.route(isStatus, (route) => {
    looks.push(route.request().url())
    return route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({
        status: 'Order Process Completed',
        statusCode: 400,
        message: 'The kitchen ran out of noodles.',
      }),
    })
  })
  await pay.place.click()
  await expect(pay.alert).toContainText('The kitchen ran out of noodles.')
  // Once to hear that it is over, and once more for how it ended.
  expect(looks).toHaveLength(2)
  await expect(pay.place).toBeEnabled()
  await inspect(page, 'polling-refused')
})
