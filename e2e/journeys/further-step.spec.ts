import { cardScreen, cards } from '../drivers/checkout.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('PAY-15, SHELL-10 the question of a bank goes on in another language, and its refusal is told in it', {
  tag: '@longer',
}, async ({ page, server, inspect, guard }) => {
  guard.expectNoise(/402/)
  const pay = await goToCheckout(page, server, 'Sol Paso')
  await pay.place.click()
  await cardScreen(page).fill(cards.secondStep)
  await cardScreen(page).pay.click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await inspect(page, 'further-step')
  // The language link reloads the page midway.
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirma tu pago' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Tu banco pregunta: ¿eres tú quien paga?' })).toBeVisible()
  await inspect(page, 'further-step-es')
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.getByRole('button', { name: /^Continuar al pago|\$/ }).last()).toBeEnabled()
  const told = page.getByText(/^Tu banco no aprobó el pago. No se te cobró nada/)
  await told.scrollIntoViewIfNeeded()
  await expect(told).toBeVisible()
  await inspect(page, 'further-step-refused-es')
})
