import { cardScreen } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { stripeBank, stripeFields, stripeWallet, test } from '../drivers/stripe-shop.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect } from '../fixtures.ts'

test('PAY-49, PAY-52, PAY-16 declines one card typed into Stripe’s fields, and charges the next one once', {
  tag: '@longer',
}, async ({ page, stripeShop, guard, inspect }) => {
  guard.expectNoise(/402/)
  const { stripe } = stripeShop
  const pay = await goToCheckout(page, stripeShop, 'Stan Stripe')
  await pay.place.click()
  const fields = stripeFields(page)
  await fields.fill('4000 0000 0000 9995')
  await inspect(page, 'stripe-card')
  await cardScreen(page).pay.click()
  await expect(cardScreen(page).alert).toContainText('Your card has insufficient funds.')
  await inspect(page, 'stripe-declined')

  await fields.fill('4242 4242 4242 4242')
  await cardScreen(page).pay.click()
  await confirmation(page).arrive()
  await expect
    .poll(() => [...stripe.ledger.intents.values()].map(({ status }) => status))
    .toEqual(['requires_payment_method', 'succeeded'])
  const total = (await confirmation(page).amount('Total').innerText()).replace(/\D/g, '')
  expect([...stripe.ledger.intents.values()].at(-1)?.amount_received).toBe(Number(total))
  expect([...stripe.ledger.charges.values()].at(-1)?.billing_details.name).toBe('Stan Stripe')
})

test('PAY-15 charges nothing if the bank’s verification fails, and places the order if it succeeds', {
  tag: '@longer',
}, async ({ page, stripeShop, guard, inspect }) => {
  guard.expectNoise(/402/)
  const { stripe } = stripeShop
  const pay = await goToCheckout(page, stripeShop, 'Thea Three')
  await pay.place.click()
  await stripeFields(page).fill('4000 0027 6000 3184')
  await cardScreen(page).pay.click()
  await stripeBank(page).refuse.click()
  await expect(cardScreen(page).alert).toContainText('Your bank didn’t approve the payment. You weren’t charged.')
  await inspect(page, 'stripe-bank-refused')

  await stripeFields(page).fill('4000 0027 6000 3184')
  await cardScreen(page).pay.click()
  await stripeBank(page).confirm.click()
  await confirmation(page).arrive()
  await expect
    .poll(() => [...stripe.ledger.intents.values()].map(({ status }) => status))
    .toEqual(['canceled', 'succeeded'])
})

test('PAY-08, PAY-14, PAY-15, PAY-16 charges a wallet once after a closed sheet, a decline and the bank’s verification', {
  tag: '@longer',
}, async ({ page, stripeShop, guard, inspect }) => {
  guard.expectNoise(/402/)
  const { stripe } = stripeShop
  stripe.ledger.wallets.add('apple_pay')
  const pay = await goToCheckout(page, stripeShop, 'Wilma Wallet')
  const wallet = stripeWallet(page)
  // Stripe's button exists once: above the rows, and in place of Place Order when chosen.
  const mounted = page.locator('iframe[title="Secure express checkout frame"]')
  await expect(wallet.button).toBeVisible()
  await expect(mounted).toHaveCount(1)
  const rows = await page.getByRole('heading', { name: 'Order details' }).boundingBox()
  await inspect(page, 'stripe-express')
  await page.getByRole('radio', { name: /^Mobile pay/ }).check()
  await expect(page.locator('#place-order').locator(mounted)).toHaveCount(1)
  await expect(mounted).toHaveCount(1)
  await expect(wallet.button).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await page.getByRole('heading', { name: 'Order details' }).boundingBox()).toEqual(rows)
  await inspect(page, 'stripe-wallet')
  await wallet.button.click()
  await expect(wallet.heading).toHaveText(`Apple Pay: ${await pay.amount('Total').innerText()}`)
  await wallet.cancel.click()
  await expect(wallet.sheet).toHaveCount(0)
  expect(stripe.ledger.intents.size).toBe(0)

  await wallet.button.click()
  await wallet.card.fill('4000 0000 0000 0002')
  await wallet.pay.click()
  await expect(pay.alert).toHaveText('Payment failed, please try a new payment method.')
  await inspect(page, 'stripe-wallet-declined')

  const paid = () => [...stripe.ledger.intents.values()].map(({ status }) => status)
  await expect.poll(paid).toEqual(['canceled'])
  // The device's sheet shows the failure until the customer closes it.
  await wallet.cancel.click()
  await wallet.button.click()
  await wallet.card.fill('4000 0027 6000 3184')
  await wallet.pay.click()
  await stripeBank(page).confirm.click()
  await confirmation(page).arrive()
  await expect.poll(paid).toEqual(['canceled', 'succeeded'])
})

test('CHK-02, PAY-11, PAY-16, PAY-17 moves focus to Place Order when an express wallet is declined, and charges a successful one once', {
  tag: '@longer',
}, async ({ page, stripeShop, guard }) => {
  guard.expectNoise(/402/)
  const { stripe } = stripeShop
  stripe.ledger.wallets.add('apple_pay')
  const pay = await goToCheckout(page, stripeShop, 'Elsa Express')
  const wallet = stripeWallet(page)
  const mounted = page.locator('iframe[title="Secure express checkout frame"]')
  await wallet.button.click()
  await expect(wallet.heading).toHaveText(`Apple Pay: ${await pay.amount('Total').innerText()}`)
  await wallet.card.fill('4000 0000 0000 0002')
  await wallet.pay.click()
  await expect(pay.alert).toHaveText('Payment failed, please try a new payment method.')
  await expect(page.locator('#place-order')).toBeFocused()
  await expect(pay.card).toBeChecked()
  await expect(mounted).toHaveCount(1)
  const paid = () => [...stripe.ledger.intents.values()].map(({ status }) => status)
  await expect.poll(paid).toEqual(['canceled'])
  await wallet.cancel.click()
  await pay.card.check()
  await wallet.button.click()
  await wallet.card.fill('4242 4242 4242 4242')
  await wallet.pay.click()
  await confirmation(page).arrive()
  await expect.poll(paid).toEqual(['canceled', 'succeeded'])
})
