import { addressSheet, conoverStreet } from '../drivers/address-sheet.ts'
import { checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { placingCalls } from '../drivers/placements.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('CHK-26, CHK-35, CHK-38, PRICE-25 a delivery below its zone’s minimum says what is missing, cannot be placed, and can be once a dish is added', {
  tag: '@longer',
}, async ({ page, context, server, inspect }) => {
  const calls = placingCalls(context)
  await page.goto(server.at('/location/red-hook/delivery'))
  const sheet = addressSheet(page)
  await sheet.deliverTo(conoverStreet)
  await (await shop(page).open('Miso soup')).add()
  const pay = await leaveCart(page)
  await pay.beGuest('Minnie Mum')
  await pay.cash.check()
  const low = page.getByRole('button', { name: 'Minimum Not Met' })
  await expect(low).toBeDisabled()
  await expect(pay.place).toBeHidden()
  // $4.50 of the $10.00 that the zone asks for.
  await expect(pay.alert).toContainText('must be at least $10.00')
  await expect(pay.alert).toContainText('Add $5.50 more.')
  await inspect(page, 'checkout-minimum')

  await page.goBack()
  await page.goto(server.at('/location/red-hook/delivery'))
  await (await shop(page).open('Slow pork ramen')).add()
  await leaveCart(page)
  await expect(checkout(page).heading).toBeVisible()
  await pay.cash.check()
  await expect(low).toBeHidden()
  await expect(pay.alert).toBeHidden()
  await pay.place.click()
  await confirmation(page).arrive('Your order is being prepared')
  expect(calls).toHaveLength(1)
})
