import { board } from '../drivers/board.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { cart, shop } from '../drivers/shop.ts'
import { goToCheckout, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('ordering is paused while a customer is at the checkout: the customer reads until when, and the order goes through when it is resumed', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  // The refused placement.
  guard.expectNoise(/400 .*place-order/)
  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize({ width: 1024, height: 768 })
  await counter.goto(server.at('/staff'))
  await board(counter).signIn('counter@ember.example')
  await counter.getByRole('button', { name: 'Now', exact: true }).click()
  const taking = counter.getByRole('region', { name: 'Taking orders' })
  await expect(taking.getByRole('listitem').filter({ hasText: 'Pickup' })).toContainText('Taking orders')
  await inspect(counter, 'staff-now')

  const pay = await goToCheckout(page, server, 'Rosa Paused')
  await pay.cash.check()

  const { tabTo, press } = keyboard(counter)
  await tabTo(taking.getByRole('group', { name: 'Pause all ordering' }).getByRole('button', { name: '30 min' }))
  await press('Enter')
  const pickup = taking.getByRole('listitem').filter({ hasText: 'Pickup' })
  await expect(pickup).toContainText(/Paused until \d+:\d\d [AP]M/)
  await expect(counter.getByRole('status').filter({ hasText: /Pickup: Paused until/ })).toBeAttached()
  const until = /(\d+:\d\d [AP]M)/.exec((await pickup.textContent()) ?? '')?.[1] ?? 'no time'
  await inspect(counter, 'staff-now-paused')

  await pay.place.click()
  const sentence = new RegExp(`^Pickup is paused until ${until}`)
  await expect(page.getByText(sentence).first()).toBeVisible()
  await inspect(page, 'checkout-paused')

  const other = await (await otherBrowser()).newPage()
  await expect(async () => {
    await other.goto(server.at(pickupMenu))
    await expect(other.getByText(sentence).first()).toBeVisible({ timeout: 1 })
  }).toPass()
  await (await shop(other).open('Miso soup')).add()
  await shop(other).openCart()
  await expect(cart(other).dialog.getByText(sentence).first()).toBeVisible()
  await inspect(other, 'cart-paused')

  await tabTo(taking.getByRole('button', { name: 'Resume all ordering' }))
  await press('Enter')
  await expect(pickup).toContainText('Taking orders')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(pay.place).toBeVisible()
  await expect(page.getByText(sentence)).toHaveCount(0)
  await pay.place.click()
  await confirmation(page).arrive()
})

test('the counter sets a longer preparation time, closes early and limits the kitchen for today, and undoes each', async ({
  page,
  server,
  guard,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  await page.goto(server.at('/staff'))
  await board(page).signIn('counter@ember.example')
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const { tabTo, press } = keyboard(page)

  await tabTo(button('Change: Pickup'))
  await press('Enter')
  await inspect(page, 'staff-now-preparation')
  await page.getByRole('dialog').getByRole('button', { name: /min$/ }).last().click()
  await expect(page.getByRole('region', { name: 'Preparation time today' })).toContainText('instead of')
  await button('Back to usual: Pickup').click()
  await expect(page.getByRole('region', { name: 'Preparation time today' })).not.toContainText('instead of')

  await button('Close early').click()
  await inspect(page, 'staff-now-hours')
  await page.getByRole('dialog').getByRole('button', { name: 'Close now for today' }).click()
  const hours = page.getByRole('region', { name: 'Hours today' })
  await expect(hours).toContainText('Usually')
  await hours.getByRole('button', { name: 'Back to usual' }).click()
  await expect(hours).not.toContainText('Usually')

  const limit = page.getByRole('region', { name: 'Kitchen limit' })
  await limit.getByLabel('Orders').fill('none')
  await limit.getByLabel('Items').fill('40')
  await button('Save limit').click()
  await expect(limit).toContainText('Enter a whole number from 1 to 1000')
  await inspect(page, 'staff-now-limit-wrong')
  await limit.getByLabel('Orders').fill('8')
  await button('Save limit').click()
  await expect(limit).toContainText('At most 8 orders · 40 items per quarter of an hour')
  await inspect(page, 'staff-now-limit')
  await button('Remove limit').click()
  await expect(limit).toContainText('No limit set.')
})
