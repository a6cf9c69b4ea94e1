import { checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { expectFocusIn, listen } from '../drivers/heard.ts'
import { shop } from '../drivers/shop.ts'
import { packingStep, tableStep, upsellsStep } from '../drivers/steps.ts'
import { pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('CART-13, UPS-01, UPS-03, PACK-01, PACK-04, SHELL-20 on the way to the checkout every change is said aloud, and the focus is on the screen that is shown', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  const { toHaveHeard } = await listen(page)
  await page.goto(server.at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
  await toHaveHeard('1 × Miso soup added to your cart')
  const order = await shop(page).openCart()
  await expectFocusIn(order.dialog)
  await order.checkout.click()

  const upsells = upsellsStep(page)
  await expect(upsells.dialog).toBeVisible()
  await expectFocusIn(upsells.dialog)
  await inspect(page, 'upsells')
  await upsells.add('Seaweed fries').click()
  await toHaveHeard('1 × Seaweed fries added to your cart')
  await expect(upsells.added('Seaweed fries')).toBeVisible()
  // The focused button's label changed; the focus must stay.
  await expectFocusIn(upsells.dialog)
  await upsells.goOn.click()

  const packing = packingStep(page)
  await expect(packing.dialog).toBeVisible()
  await expectFocusIn(packing.dialog)
  await expect(packing.dialog.getByRole('group', { name: /^Cutlery.*up to 2/i })).toBeVisible()
  for (const name of ['Chopsticks', 'Fork and knife', 'Soup spoon']) await packing.choice(name).check()
  await toHaveHeard('We removed Chopsticks. Cutlery is full.')
  await expect(packing.choice('Chopsticks')).not.toBeChecked()
  await inspect(page, 'packing')
  await packing.next.click()

  const pay = checkout(page)
  await pay.beGuest('Aloysius Loud')
  await expect(pay.heading).toBeFocused()
  await pay.cash.check()
  await expect(pay.place).toHaveText('Place Order · $11.43')
  await pay.place.click()
  const done = confirmation(page)
  await done.arrive()
  for (const words of ['Seaweed fries', 'Fork and knife', 'Soup spoon']) await expect(done.main).toContainText(words)
  await expect(done.main).not.toContainText('Chopsticks')
})

test('TABLE-01, TABLE-02, TABLE-08, SHELL-20 a table is asked for by name, and what is wrong with it is said at its field', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  const { toHaveHeard } = await listen(page)
  await page.goto(server.at('/location/red-hook/dine-in'))
  await (await shop(page).open('Miso soup')).add()
  await (await shop(page).openCart()).checkout.click()
  const table = tableStep(page)
  await expect(table.dialog).toBeVisible()
  await expectFocusIn(table.dialog)
  await table.confirm.click()
  await expect(table.number).toHaveAccessibleDescription(/Table Number is required/)
  await expect(table.number).toBeFocused()
  await toHaveHeard('Table Number is required')
  await inspect(page, 'table-refused')
  await table.number.fill('9999')
  await table.number.press('Enter')
  await toHaveHeard(/find that table/i)
  await expect(table.number).toHaveAccessibleDescription(/table/i)
  await expect(table.dialog).toBeVisible()
})
