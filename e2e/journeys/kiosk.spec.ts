import type { Request } from '@playwright/test'
import { shop } from '../drivers/shop.ts'
import { tableStep, upsellsStep } from '../drivers/steps.ts'
import { passSteps } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const tableMenu = '/location/red-hook/dine-in'

test('TABLE-08, TABLE-11 Back from the extras leads to the table step, and a wrong table is told in the shop and at the checkout', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  test.slow()
  await page.goto(server.at(`${tableMenu}?table=99`))
  const table = tableStep(page)
  await expect(table.dialog).toContainText("Your link is for table 99. We couldn't find that table.")
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
  await page.goForward()
  const pay = await passSteps(page)
  await pay.beGuest('Tilda Table')
  await page.getByRole('button', { name: 'Change table' }).click()
  await table.number.fill('99')
  await table.confirm.click()
  await expect(page.getByText("We couldn't find that table.")).toBeVisible()
  await inspect(page, 'kiosk-table-at-checkout')
})

test('a device on a table asks whether its guest is still there, and forgets a guest who left', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  test.slow()
  await page.clock.install()
  await page.goto(server.at(`${tableMenu}?table=2`))
  await expect(page.getByText('You’re at table 2')).toBeVisible()
  await (await shop(page).open('Miso soup')).add()
  const question = page.getByRole('alertdialog', { name: 'Are you still there?' })
  // The watch starts with a chunk loaded under a running clock. Steps below the 30-second warning leave a slow
  // machine time to draw it.
  await page.clock.runFor(170_000)
  await expect(async () => {
    await page.clock.runFor(9_000)
    await expect(question).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await inspect(page, 'kiosk-idle')
  await question.getByRole('button', { name: 'I’m still here' }).click()
  await expect(question).toBeHidden()
  await expect(shop(page).cartBar).toBeVisible()
  await page.clock.runFor(181_000)
  await expect(question).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(shop(page).cartBar).toBeHidden()
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
  // Playwright sees the failed request before the page does.
  await expect(async () => {
    await context.setOffline(true)
    await context.setOffline(false)
    await expect.poll(() => hasCome, { timeout: 2_000 }).toBe(true)
  }).toPass()
})
