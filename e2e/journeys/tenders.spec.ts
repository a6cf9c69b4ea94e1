import { cardScreen, cards } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { placingCalls } from '../drivers/placements.ts'
import { giftCard, promo } from '../drivers/tenders.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('PROMO-01, PROMO-02, PROMO-06, PROMO-08, GIFT-05, GIFT-08, PRICE-05, PRICE-18 a promo, a gift card and a tip come to the cent, and Enter in a code places nothing', {
  tag: '@longer',
}, async ({ page, context, server, guard, inspect }) => {
  guard.expectNoise(/status of 404/)
  const calls = placingCalls(context)
  const pay = await goToCheckout(page, server, 'Penny Promo', { dishes: ['Slow pork ramen'] })
  await expect(pay.amount('Subtotal')).toHaveText('$16.50')
  const code = promo(page)
  await code.add.click()
  await expect(code.heading).toBeVisible()
  await code.apply.click()
  await expect(code.field).toHaveAccessibleDescription(/Promo code is required/)
  await code.field.fill('NOPE')
  await code.field.press('Enter')
  await expect(code.field).toHaveAccessibleDescription(/not valid|invalid/i)
  await inspect(page, 'promo-refused')
  await code.field.fill('welcome10')
  await code.field.press('Enter')
  await expect(pay.heading).toBeVisible()
  // 16.50 less 1.65; 8.875 % of 14.85 is 1.318.
  await expect(pay.amount('Tax')).toHaveText('$1.32')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('-$1.65')

  const stored = giftCard(page)
  await stored.add.click()
  await stored.field.fill('4000 0000 0000 0001')
  await stored.field.press('Enter')
  await expect(stored.field).toHaveAccessibleDescription(/Gift card could not be found\. \(404\)/)
  await inspect(page, 'gift-card-refused')
  await stored.field.fill('4000-1111-2222-3349')
  await stored.apply.click()
  await expect(pay.heading).toBeVisible()
  await expect(pay.amount('Gift card')).toHaveText('-$7.50')

  await pay.tip('20%').check()
  await expect(pay.amount('Tip')).toHaveText('$3.30')
  await expect(pay.place).toHaveText('Continue to card · $11.97')
  await inspect(page, 'checkout-tenders')
  expect(calls).toEqual([])
  await pay.place.click()
  const form = cardScreen(page)
  await form.fill(cards.approved)
  await form.pay.click()
  const done = confirmation(page)
  await done.arrive()
  await expect(done.amount('Total')).toHaveText('$11.97')
  expect((await server.ledger()).at(-1)).toMatchObject({ entry: 'capture', amount: 1_197 })
})

test('PROMO-10 a code is taken off only after a yes to the question, and the price is the old one again', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  const pay = await goToCheckout(page, server, 'Carl Clear', { dishes: ['Slow pork ramen'] })
  const code = promo(page)
  await code.use('welcome10')
  await expect(pay.amount('Tax')).toHaveText('$1.32')
  await code.remove('welcome10').click()
  const question = page.getByRole('alertdialog', { name: /promo code/i })
  await expect(question).toBeVisible()
  await inspect(page, 'promo-clear')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await expect(pay.amount('Tax')).toHaveText('$1.32')
  await code.remove('welcome10').click()
  await question.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(question).toBeHidden()
  await expect(code.add).toBeFocused()
  // 8.875 % of 16.50.
  await expect(pay.amount('Tax')).toHaveText('$1.46')
})

test('CHK-63, GIFT-04, PRICE-09 a gift card that pays for everything leaves nothing to pay with', {
  tag: '@longer',
}, async ({ page, context, server, inspect }) => {
  const calls = placingCalls(context)
  const before = (await server.ledger()).length
  const pay = await goToCheckout(page, server, 'Zoe Zero')
  await giftCard(page).use('4000-1111-2222-3331')
  await pay.tip('No tip').check()
  await expect(pay.place).toHaveText('Place Order · $0.00')
  await expect(pay.card).toBeHidden()
  await inspect(page, 'checkout-zero')
  await pay.place.click()
  const done = confirmation(page)
  await done.arrive()
  await expect(done.amount('Total')).toHaveText('$0.00')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ isCash: false, nonce: undefined })
  expect(await server.ledger()).toHaveLength(before)
})
