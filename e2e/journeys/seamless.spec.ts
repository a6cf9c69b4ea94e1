import { cardScreen } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { seamlessFields, test } from '../drivers/seamless-shop.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect } from '../fixtures.ts'

test('PAY-46, PAY-49, PAY-52 a card that is declined at CardPointe says why, another one pays, once', {
  tag: '@longer',
}, async ({ page, seamlessShop, guard, inspect }) => {
  guard.expectNoise(/402/)
  const carried: string[] = []
  page.on('request', (request) => {
    if (/4788250000121443|4387751111111046/.test(request.postData() ?? '')) carried.push(new URL(request.url()).host)
  })
  const { gateway } = seamlessShop
  const pay = await goToCheckout(page, seamlessShop, 'Ada Pointe')
  await pay.place.click()
  const fields = seamlessFields(page)
  await fields.fill({ card: '4387751111111046' })
  await inspect(page, 'seamless-card')
  await cardScreen(page).pay.click()
  await expect(cardScreen(page).alert).toContainText('Card has expired')
  await expect(fields.number).toHaveValue('')
  await inspect(page, 'seamless-declined')

  await fields.fill()
  await cardScreen(page).pay.click()
  await confirmation(page).arrive()
  await expect
    .poll(() => gateway.transactions().map(({ status }) => status))
    .toEqual(['Declined', 'Queued for Capture'])
  const total = (await confirmation(page).amount('Total').innerText()).replace(/\D/g, '')
  expect(gateway.transactions().at(-1)?.cents).toBe(Number(total))
  // Only the vendor receives a card number.
  expect([...new Set(carried)]).toEqual(['fts-uat.cardconnect.com'])
})

test('PAY-32, PAY-33, PAY-34, PAY-35, PAY-39 what is missing or wrong is said at its field, and put right by keyboard alone', {
  tag: '@longer',
}, async ({ page, seamlessShop, inspect }) => {
  const pay = await goToCheckout(page, seamlessShop, 'Kay Board')
  await pay.place.click()
  const fields = seamlessFields(page)
  await expect(fields.number).toBeVisible()
  await cardScreen(page).pay.click()
  for (const text of [
    "Please enter the card holder's name",
    'Please enter an expiration date',
    'All or Some fields empty. Please complete all the fields',
    'Please fix card information errors before continuing.',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await inspect(page, 'seamless-empty')
  // The first invalid field has the focus; from here on, keys only.
  await expect(fields.holder).toBeFocused()
  await page.keyboard.type('Kay Board')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4788250000121444')
  await page.keyboard.press('Tab')
  await page.keyboard.type('112')
  await expect(page.getByText('Please enter a valid card number')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(fields.date).toBeFocused()
  await page.keyboard.type('8/40')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByText('Please enter expiration date as MM/YY or MM/YYYY')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(fields.number).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('4788250000121443')
  await expect(page.getByText('Please enter a valid card number')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('08/2040')
  await page.keyboard.press('Tab')
  await expect(cardScreen(page).pay).toBeFocused()
  await page.keyboard.press('Enter')
  await confirmation(page).arrive()
  expect(seamlessShop.gateway.transactions().map(({ name }) => name)).toEqual(['Kay Board'])
})
