import { acceptUi, test } from '../drivers/authorize-shop.ts'
import { cardScreen } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { goToCheckout } from '../drivers/way.ts'
import { watchViolations } from '../drivers/written-text.ts'
import { expect } from '../fixtures.ts'

test.use({ paymentForm: 'hosted' })

test('PAY-49, PAY-46, PAY-52 a card typed into Authorize.Net’s own form is declined, another one pays, and the page violates no policy', {
  tag: '@longer',
}, async ({ page, authorizeShop, guard, inspect }) => {
  guard.expectNoise(/402/)
  const violations = await watchViolations(page)
  const carried = new Set<string>()
  page.on('request', (request) => {
    if (/4111/.test(request.postData() ?? '')) carried.add(new URL(request.url()).host)
  })
  const { api } = authorizeShop
  const pay = await goToCheckout(page, authorizeShop, 'Hetty Hosted')
  await pay.place.click()
  const [form, screen] = [acceptUi(page), cardScreen(page)]
  await expect(form.open).toBeVisible()
  await expect(form.heading).toBeHidden()
  await inspect(page, 'accept-ui-empty')

  await screen.pay.click()
  await expect(page.getByText('Please enter your card first.')).toBeVisible()
  await expect(form.open).toBeFocused()

  await form.open.click()
  await expect(form.heading).toBeVisible()
  await form.close.click()
  await expect(form.heading).toBeHidden()
  await expect(form.open).toBeFocused()

  await form.open.click()
  await inspect(page, 'accept-ui-open')
  await form.type({ 'Card Number': '4111 1111 1111 1112' })
  await form.take.click()
  await expect(form.problem).toContainText('Please provide valid credit card number.')
  await form.type({ 'Zip Code': '46217' })
  await form.take.click()
  await expect(page.getByText('•••• 1111')).toBeVisible()
  await expect(form.change).toBeFocused()
  await inspect(page, 'accept-ui-entered')
  await screen.pay.click()
  await expect(screen.alert).toContainText('Incorrect street address')

  await form.open.click()
  await form.type()
  await form.take.click()
  await screen.pay.click()
  await confirmation(page).arrive()
  await expect
    .poll(() => api.transactions().map(({ status }) => status))
    .toEqual(['declined', 'capturedPendingSettlement'])
  expect([...carried]).toEqual(['apitest.authorize.net'])
  expect(violations()).toEqual([])
})
