import { authorizeFields, test } from '../drivers/authorize-shop.ts'
import { cardScreen, checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect } from '../fixtures.ts'

test('PAY-21, PAY-46, PAY-52 a card that Authorize.Net declines says why, another one pays, once', {
  tag: '@longer',
}, async ({ page, authorizeShop, guard, inspect }) => {
  guard.expectNoise(/402/)
  const { api } = authorizeShop
  const pay = await goToCheckout(page, authorizeShop, 'Ada Accept')
  await pay.place.click()
  const fields = authorizeFields(page)
  // Its street does not match.
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
})

test('PAY-19, PAY-22, PAY-23 what is typed wrongly stands at its field, and the number goes to Authorize.Net alone', {
  tag: '@longer',
}, async ({ page, authorizeShop }) => {
  const carried: string[] = []
  page.on('request', (request) => {
    if (/4111|4242/.test(request.postData() ?? '')) carried.push(new URL(request.url()).host)
  })
  const pay = await goToCheckout(page, authorizeShop, 'Wes Wrong')
  await pay.place.click()
  const fields = authorizeFields(page)
  await expect(fields.number).toBeVisible()
  await cardScreen(page).pay.click()
  await expect(page.getByText('Card number Required')).toBeVisible()
  await expect(page.getByText('Billing Street Address required')).toBeVisible()
  await fields.fill({ 'Card number': '4111 1111 1111 1112' })
  await expect(page.getByText('Please provide valid credit card number')).toBeVisible()
  await expect(cardScreen(page).pay).toBeDisabled()
  expect(carried).toEqual([])
  await fields.fill()
  await cardScreen(page).pay.click()
  await confirmation(page).arrive()
  expect(carried).toEqual(['apitest.authorize.net'])
})

test('PAY-06, PAY-49 where Accept.js does not come the card says so, can be asked for again, and cash stays', {
  tag: '@longer',
}, async ({ page, authorizeShop, guard, inspect }) => {
  guard.expectNoise(/net::ERR_FAILED|Failed to load resource/)
  authorizeShop.scripts.behave({ script: 'unreachable' })
  const pay = await goToCheckout(page, authorizeShop, 'Blake Blocked')
  await pay.place.click()
  await expect(page.getByText('The card form could not be loaded. Please try again, or pay another way.')).toBeVisible()
  await inspect(page, 'authorize-blocked')
  authorizeShop.scripts.behave({ script: 'well' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(authorizeFields(page).number).toBeVisible()
  await page.goBack()
  await checkout(page).cash.check()
  await checkout(page).place.click()
  await confirmation(page).arrive()
  expect(authorizeShop.api.transactions()).toEqual([])
})
