import { openFromHour } from '../drivers/changed-brands.ts'
import { checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { scheduleSheet } from '../drivers/schedule.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('SCHED-01, SCHED-11, SCHED-24, SCHED-25, CONF-04, LOC-49 a guest orders ahead from two lists, on the restaurant’s clock', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  await page.goto(server.at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
  await shop(page).openCart()
  const schedule = scheduleSheet(page)
  await schedule.edit.click()
  await expect(schedule.asap).toBeVisible()
  // Whoever looks is in Madrid.
  await expect(schedule.dialog).toContainText(/Times are Eastern (Standard|Daylight) Time, on the restaurant’s clock/)
  const days = await schedule.day.getByRole('option').allInnerTexts()
  expect(days.length).toBeGreaterThan(2)
  await schedule.day.selectOption({ index: 1 })
  await schedule.time.selectOption({ label: '12:00 PM' })
  await inspect(page, 'schedule-lists')
  await schedule.confirm.click()
  await expect(schedule.dialog).toBeHidden()
  const chosen = `${days[1]}, 12:00 PM`
  await expect(page.getByRole('dialog', { name: 'Your order', exact: true })).toContainText(chosen)

  const pay = await leaveCart(page)
  await pay.beGuest('Sky Scheduled')
  await expect(page.getByRole('main')).toContainText(chosen)
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $4.90')
  await pay.place.click()
  const done = confirmation(page)
  await done.arrive('Your order is scheduled')
  await expect(done.main).toContainText('12:00 PM')
  await inspect(page, 'confirmation-scheduled')
})

test('SCHED-05, SCHED-06, SCHED-07 of all times at once, one that is gone meanwhile is caught and the next one offered', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  // As a page knows it that was left open for two hours; asked again, the restaurant says what is so.
  const quarter = 900
  const past = (Math.floor(Date.now() / 1_000 / quarter) - 8) * quarter
  await page.route(
    '**/v1/locations/schedule-dates/*',
    async (route) => {
      // Only a browser knows the hosts below localhost.
      const response = await route.fetch({ url: route.request().url().replace('nocturne.localhost', 'localhost') })
      const times = await response.json()
      await route.fulfill({ response, json: [{ unixTimestamp: past, formatted: '', isAvailable: true }, ...times] })
    },
    { times: 1 },
  )
  await page.goto(server.at('/location/alberta-street/pickup', 'nocturne.localhost'))
  const sheet = await shop(page).open('Flat white')
  await sheet.dialog.getByRole('tab', { name: 'The basics' }).click()
  await sheet.choose('Milk', 'Oat')
  await sheet.add()
  await shop(page).openCart()
  const schedule = scheduleSheet(page)
  await schedule.edit.click()
  await expect(schedule.times.first()).toBeAttached()
  await expect(schedule.confirm).toBeDisabled()
  await expect(schedule.dialog).toContainText('Please select a time for your order')
  await inspect(page, 'schedule-chips')
  await schedule.times.first().check()
  await schedule.confirm.click()
  await expect(schedule.alert).toContainText('is not available any more.')
  await inspect(page, 'schedule-lapsed')
  const next = schedule.alert.getByRole('button', { name: /^Take .* instead$/ })
  const offered = (await next.innerText()).replace(/^Take (.*) instead$/, '$1')
  await next.click()
  await expect(schedule.dialog).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Your order', exact: true })).toContainText(offered)
})

test('LOC-22, SCHED-18, CHK-30 a closed shop says when it opens and takes an order for then', {
  tag: '@longer',
}, async ({ page, changedShop, inspect }) => {
  const server = await changedShop('ember', {
    location: (one) => (one['slug'] === 'red-hook' ? { ...one, hours: openFromHour('America/New_York', 2, 8) } : one),
  })
  await page.goto(server.at('/'))
  await expect(page.getByRole('main')).toContainText(/Closed · opens (tomorrow )?at \d+:00 [AP]M/)
  await page.goto(server.at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
  const { dialog } = await shop(page).openCart()
  const next = /^Order for (today|tomorrow) \d+:\d\d [AP]M$/
  await expect(dialog.getByRole('button', { name: next })).toBeVisible()
  await inspect(page, 'cart-closed')
  // By the address, as the way from the cart leads through a time.
  await page.goto(server.at('/checkout/current'))
  const pay = checkout(page)
  await pay.beGuest('Clo Closed')
  await pay.cash.check()
  await expect(pay.alert.first()).toContainText(/closed/i)
  await expect(page.getByRole('button', { name: 'Order Unavailable' })).toBeDisabled()
  await inspect(page, 'checkout-closed')
  await page.getByRole('button', { name: next }).click()
  await expect(pay.place).toHaveText('Place Order · $4.90')
  await pay.place.click()
  await confirmation(page).arrive('Your order is scheduled')
})
