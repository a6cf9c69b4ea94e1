import { authorizeFields, test } from '../drivers/authorize-shop.ts'
import { cardScreen } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect } from '../fixtures.ts'

test('PAY-21, PAY-46, PAY-52 a card that Authorize.Net declines says why, another one pays, once, and the number goes to Authorize.Net alone', {
  tag: '@longer',
}, async ({ page, authorizeShop, guard, inspect }) => {
  guard.expectNoise(/402/)
  const { api } = authorizeShop
  const carried = new Set<string>()
  page.on('request', (request) => {
    if (/4111|4242/.test(request.postData() ?? '')) carried.add(new URL(request.url()).host)
  })
  const pay = await goToCheckout(page, authorizeShop, 'Ada Accept')
  await pay.place.click()
  const fields = authorizeFields(page)
  await fields.fill({ 'ZIP code': '46217' })
  await inspect(page, 'authorize-card')
  await cardScreen(page).pay.click()
  await expect(cardScreen(page).alert).toContainText('Incorrect street address')
  await expect(fields.number).toHaveValue('')
  await inspect(page, 'authorize-declined')

  await fields.fill()
  await cardScreen(page).pay.click()
  await confirmation(page).arrive()
  await expect
    .poll(() => api.transactions().map(({ status }) => status))
    .toEqual(['declined', 'capturedPendingSettlement'])
  const total = (await confirmation(page).amount('Total').innerText()).replace(/\D/g, '')
  expect(api.transactions().at(-1)?.settled).toBe(Number(total))
  expect([...carried]).toEqual(['apitest.authorize.net'])
})
