import { cardScreen, cards } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { placingCalls } from '../drivers/placements.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('PAY-15, CART-17, CHK-54 a bank that asks is refused, closed, left by a reload in the middle, and then answered', async ({
  page,
  context,
  server,
  inspect,
  guard,
}) => {
  guard.expectNoise(/402/)
  const calls = placingCalls(context)
  const pay = await goToCheckout(page, server, 'Sal Step')
  await pay.tip('No tip').check()
  await pay.place.click()
  const form = cardScreen(page)
  const question = page.getByRole('group', { name: 'Your bank asks: is it you who is paying?' })
  const heading = page.getByRole('heading', { level: 1, name: 'Confirm your payment' })
  const before = (await server.ledger()).length
  const entries = async () => (await server.ledger()).slice(before).map(({ entry }) => entry)

  await form.fill(cards.secondStep)
  await form.pay.click()
  await expect(question).toBeVisible()
  await expect(heading).toBeFocused()
  await inspect(page, 'further-step')
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(form.alert).toContainText('The payment was not confirmed and nothing was charged.')
  await inspect(page, 'further-step-refused')

  await form.cvc.fill('123')
  await form.pay.click()
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await expect(form.alert).toContainText('You left before your bank was answered, so nothing was charged.')
  expect(await entries()).toEqual(['step', 'decline', 'step', 'decline'])

  await form.cvc.fill('123')
  await form.pay.click()
  await expect(question).toBeVisible()
  await page.reload()
  await expect(question).toBeVisible()
  await inspect(page, 'further-step-after-reload')
  // By keyboard alone: what the bank asks is the first thing after the way back to the menu.
  await question.getByRole('button', { name: 'Approve' }).focus()
  await page.keyboard.press('Enter')
  await confirmation(page).arrive()
  await expect(confirmation(page).amount('Total')).toHaveText('$4.90')

  const keys = calls.map(({ key }) => key)
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  await expect.poll(entries).toEqual(['step', 'decline', 'step', 'decline', 'step', 'authorise', 'capture'])
})

test('PAY-15, SHELL-10 a bank that asks is read in Spanish, and its refusal too', { tag: '@longer' }, async ({
  page,
  server,
  inspect,
  guard,
}) => {
  guard.expectNoise(/402/)
  const pay = await goToCheckout(page, server, 'Sol Paso')
  await pay.place.click()
  await cardScreen(page).fill(cards.secondStep)
  await cardScreen(page).pay.click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  // The way to another language leads away in the middle.
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirma tu pago' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Tu banco pregunta: ¿eres tú quien paga?' })).toBeVisible()
  await inspect(page, 'further-step-es')
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.getByRole('button', { name: /^Ir a la tarjeta|\$/ }).last()).toBeEnabled()
  const told = page.getByText(/^El pago no se confirmó y no se cobró nada/)
  await told.scrollIntoViewIfNeeded()
  await expect(told).toBeVisible()
  await inspect(page, 'further-step-refused-es')
})
