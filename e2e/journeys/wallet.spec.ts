import { confirmation } from '../drivers/confirmation.ts'
import { goToCheckout, goToPay } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('PAY-08, PAY-12, PAY-16, CHK-02 a wallet pays once, and is there again the next time', { tag: '@longer' }, async ({
  page,
  server,
  inspect,
}) => {
  const pay = await goToCheckout(page, server, 'Wanda Wallet')
  const radio = page.getByRole('radio', { name: /^Mobile pay/ })
  const wallet = page.getByRole('button', { name: 'Pay with Test wallet' })
  const sheet = page.getByRole('dialog', { name: 'Test wallet' })
  await radio.check()
  await expect(pay.place).toBeHidden()
  await expect(wallet).toBeVisible()
  await inspect(page, 'wallet-chosen')

  await wallet.click()
  await inspect(page, 'wallet-sheet')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(wallet).toBeFocused()

  await wallet.click()
  await sheet.getByRole('button', { name: 'Let it be declined' }).click()
  await expect(pay.alert).toHaveText('Payment failed, please try a new payment method.')

  await page.keyboard.press('Enter')
  const total = (await pay.amount('Total').innerText()).replace(/\D/g, '')
  const before = (await server.ledger()).length
  await sheet.getByRole('button', { name: /^Pay \$/ }).dblclick()
  await confirmation(page).arrive()
  const charges = (await server.ledger()).slice(before).filter(({ entry }) => entry === 'authorise')
  expect(charges.map(({ amount }) => amount)).toEqual([Number(total)])

  // This tab knows her name.
  await goToPay(page, server)
  await expect(radio).toBeChecked()
})

test('PAY-08 a wallet that the network kept back is offered when it is there again', { tag: '@longer' }, async ({
  page,
  context,
  server,
  guard,
}) => {
  guard.expectNoise(/^console: .*net::ERR_/)
  let isCut = true
  await page.route('**/assets/payment-forms-*', (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  )
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/payment-forms-'))
  const pay = await goToCheckout(page, server, 'Nora Network')
  await lost
  await expect(pay.place).toHaveText(/^Continue to card/)
  const wallet = page.getByRole('radio', { name: /^Mobile pay/ })
  await expect(wallet).toBeHidden()
  await context.setOffline(true)
  isCut = false
  await context.setOffline(false)
  await expect(wallet).toBeVisible()
})
