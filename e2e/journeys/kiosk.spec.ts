import type { Request } from '@playwright/test'
import { checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import { packingStep, tableStep, upsellsStep } from '../drivers/steps.ts'
import { expect, test } from '../fixtures.ts'

const tableMenu = '/location/red-hook/dine-in'

test('TABLE-07, TABLE-09, UPS-01, UPS-03, CART-13 a table’s link, something from the way, and cash', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  test.slow()
  await page.goto(server.at(`${tableMenu}?table=2`))
  await expect(page.getByText('You are at table 2')).toBeVisible()
  await (await shop(page).open('Miso soup')).add()
  const order = await shop(page).openCart()
  await expect(order.dialog.getByText(/Dine in · Table 2/)).toBeVisible()
  await order.checkout.click()

  const upsells = upsellsStep(page)
  await expect(upsells.dialog).toBeVisible()
  await upsells.add('Miso caramel cookie').click()
  await expect(upsells.added('Miso caramel cookie')).toBeVisible()
  await inspect(page, 'kiosk-upsells')
  await upsells.goOn.click()

  const pay = checkout(page)
  await pay.beGuest('Tilda Table')
  await expect(page.getByRole('heading', { level: 2, name: 'Table' }).locator('xpath=..')).toContainText('2')
  await page.getByRole('button', { name: 'Change the table' }).click()
  const table = tableStep(page)
  await table.number.fill('99')
  await table.confirm.click()
  await expect(page.getByText('We do not know this table.')).toBeVisible()
  await inspect(page, 'kiosk-table-at-checkout')
  await table.number.fill('3')
  await table.confirm.click()
  await expect(pay.heading).toBeVisible()
  await pay.cash.check()
  await pay.place.click()
  await confirmation(page).arrive()
  await expect(page.getByText(/Table 3|Table number.*3/).first()).toBeVisible()
})

test('TABLE-01, TABLE-08, TABLE-11 a wrong link is told, and the way asks for the table first', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  test.slow()
  await page.goto(server.at(`${tableMenu}?table=99`))
  const table = tableStep(page)
  await expect(table.dialog).toContainText('The link says table 99. We do not know this table.')
  await expect(table.number).toBeFocused()
  await inspect(page, 'kiosk-wrong-link')
  await page.keyboard.press('Escape')
  await expect(table.dialog).toBeHidden()
  await (await shop(page).open('Miso soup')).add()
  await (await shop(page).openCart()).checkout.click()
  await table.number.fill('4')
  await page.keyboard.press('Enter')
  await expect(upsellsStep(page).dialog).toBeVisible()
  await page.goBack()
  await expect(table.dialog).toBeVisible()
})

test('PACK-01, PACK-04, PACK-06, PACK-07 what is packed is kept through a reload and goes with the order', {
  tag: '@longer',
}, async ({ page, context, server, inspect }) => {
  test.slow()
  const sent: unknown[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/order/check-price')) sent.push(request.postDataJSON())
  })
  await page.goto(server.at('/location/red-hook/pickup'))
  await (await shop(page).open('Miso soup')).add()
  await (await shop(page).openCart()).checkout.click()
  await upsellsStep(page).goOn.click()
  const packing = packingStep(page)
  for (const name of ['Chopsticks', 'Fork and knife', 'Soup spoon']) await packing.choice(name).check()
  await expect(packing.choice('Chopsticks')).not.toBeChecked()
  await expect(packing.dialog).toContainText('Chopsticks was taken off: Cutlery is full.')
  await inspect(page, 'packing')
  await page.reload()
  await expect(packing.choice('Soup spoon')).toBeChecked()
  const kept = await page.evaluate(() => localStorage.getItem('packingItems'))
  expect(kept).toContain('pack-spoon')
  await packing.next.click()
  await checkout(page).beGuest('Paul Packed')
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(sent.at(-1)).toMatchObject({
    items: [{ item: 'miso-soup' }, { item: 'pack-fork' }, { item: 'pack-spoon' }],
  })
})

test('a device on a table asks whether its guest is still there, and forgets who left', { tag: '@longer' }, async ({
  page,
  server,
  inspect,
}) => {
  test.slow()
  await page.clock.install()
  await page.goto(server.at(`${tableMenu}?table=2`))
  await expect(page.getByText('You are at table 2')).toBeVisible()
  await (await shop(page).open('Miso soup')).add()
  const question = page.getByRole('alertdialog', { name: 'Are you still there?' })
  // The watch begins with a chunk that is fetched by a clock which does not stand still. The question stays for half a
  // minute: steps that are shorter leave a slow machine the time to draw it before the guest is forgotten.
  await page.clock.runFor(170_000)
  await expect(async () => {
    await page.clock.runFor(9_000)
    await expect(question).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await inspect(page, 'kiosk-idle')
  await question.getByRole('button', { name: 'I am still here' }).click()
  await expect(question).toBeHidden()
  await expect(shop(page).cartBar).toBeVisible()
  await page.clock.runFor(181_000)
  await expect(question).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(shop(page).cartBar).toBeHidden()
  // The same device, at its own table, for the next guest.
  await expect(page).toHaveURL(/dine-in\?table=2$/)
  expect(await page.evaluate(() => localStorage.getItem('items') ?? '')).not.toContain('miso-soup')
})

test('SHELL-28 what forgets the guest of a table comes when the network is there again', { tag: '@longer' }, async ({
  page,
  context,
  server,
  guard,
}) => {
  guard.expectNoise(/^console: .*net::ERR_/)
  const isPart = (request: Request) => request.url().includes('/assets/idle-guest-')
  await page.route('**/assets/idle-guest-*', (route) => route.abort('internetdisconnected'), { times: 1 })
  const lost = page.waitForEvent('requestfailed', isPart)
  await page.goto(server.at(tableMenu))
  await lost
  let hasCome = false
  page.on('requestfinished', (request) => {
    hasCome ||= isPart(request)
  })
  // The request is known here to have failed before the page knows it, and only then does it listen for the network.
  await expect(async () => {
    await context.setOffline(true)
    await context.setOffline(false)
    await expect.poll(() => hasCome, { timeout: 2_000 }).toBe(true)
  }).toPass()
})
