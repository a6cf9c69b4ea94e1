import { checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { cart, itemSheet, shop } from '../drivers/shop.ts'
import { packingStep, upsellsStep } from '../drivers/steps.ts'
import { expect, test } from '../fixtures.ts'

test('SHELL-19, SHELL-20, CHK-46, CONF-01 a guest orders without a pointer, and always sees where the focus is', async ({
  page,
  server,
}) => {
  const { press, tabTo, write, expectSeen } = keyboard(page)
  await page.goto(server.at('/'))
  await press('Tab')
  await expectSeen(page.getByRole('link', { name: 'Skip to content' }))
  await press('Enter')
  await tabTo(page.getByRole('link', { name: 'See the menu of Red Hook' }))
  await press('Enter')
  await expect(page).toHaveURL(server.at('/location/red-hook/pickup'))

  const dish = shop(page).dish('Slow pork ramen')
  const sheet = itemSheet(page, 'Slow pork ramen')
  await tabTo(dish)
  await press('Enter')
  await expect(sheet.submit).toHaveText('Add to order · $16.50')
  await press('Escape')
  await expect(sheet.dialog).toBeHidden()
  await expectSeen(dish)

  await press('Enter')
  await expect(sheet.dialog).toBeVisible()
  await tabTo(sheet.choice('Noodle', 'Thin wheat noodle'))
  await press('ArrowUp')
  await expectSeen(sheet.choice('Noodle', 'Buckwheat soba'))
  await expect(sheet.choice('Noodle', 'Buckwheat soba')).toBeChecked()
  await tabTo(sheet.choice('Add to your bowl', 'Braised bamboo'))
  await press('Space')
  await expect(sheet.choice('Add to your bowl', 'Braised bamboo')).toBeChecked()
  await tabTo(sheet.dialog.getByRole('button', { name: 'Increase quantity of Slow pork ramen' }))
  await press('Enter')
  await tabTo(sheet.submit)
  await expect(sheet.submit).toHaveText('Add to order · $39.00')
  await press('Enter')
  await expect(sheet.dialog).toBeHidden()
  await expectSeen(dish)

  await tabTo(shop(page).cartBar)
  await press('Enter')
  const order = cart(page)
  await expect(order.dialog).toBeVisible()
  await tabTo(order.dialog.getByRole('button', { name: 'Edit Slow pork ramen' }))
  await press('Enter')
  await expect(sheet.dialog).toBeVisible()
  await press('Escape')
  await expect(sheet.dialog).toBeHidden()
  await expectSeen(order.dialog.getByRole('button', { name: 'Edit Slow pork ramen' }))
  await press('Escape')
  await expect(order.dialog).toBeHidden()
  await expectSeen(shop(page).cartBar)
  await press('Enter')
  await tabTo(order.checkout)
  await press('Enter')
  await tabTo(upsellsStep(page).goOn)
  await press('Enter')
  await tabTo(packingStep(page).next)
  await press('Enter')

  const pay = checkout(page)
  await tabTo(pay.fullName)
  await write('Kim Keys')
  await press('Enter')
  await expect(pay.heading).toBeFocused()
  await tabTo(pay.card)
  while (!(await pay.cash.isChecked())) await press('ArrowDown')
  await expectSeen(pay.cash)
  await tabTo(pay.place)
  await expect(pay.place).toHaveText('Place Order · $42.46')
  await press('Enter')
  await confirmation(page).arrive()
  await expect(confirmation(page).amount('Total')).toHaveText('$42.46')
})

test('SHELL-11, SHELL-19, SHELL-20, CHK-53, CONF-01 a guest of the second brand orders in its own layouts without a pointer', {
  tag: '@brand2',
}, async ({ page, server }) => {
  const { press, tabTo, write, expectSeen } = keyboard(page)
  await page.goto(server.at('/', 'nocturne.localhost'))
  await tabTo(page.getByRole('link', { name: 'See the menu of Alberta Street' }))
  await press('Enter')
  await expect(page).toHaveURL(server.at('/location/alberta-street/pickup', 'nocturne.localhost'))
  await press('Tab')
  await expectSeen(page.getByRole('link', { name: 'Skip to content' }))
  await press('Enter')

  const dish = shop(page).dish('Flat white')
  const sheet = itemSheet(page, 'Flat white')
  await tabTo(dish)
  await press('Enter')
  await expect(sheet.dialog).toBeVisible()
  // Two tabs are one stop: the arrows go from one to the other.
  const basics = sheet.dialog.getByRole('tab', { name: 'The basics' })
  await tabTo(sheet.dialog.getByRole('tab', { name: 'Extras' }))
  await press('ArrowRight')
  await expectSeen(basics)
  await expect(basics).toHaveAttribute('aria-selected', 'true')
  await tabTo(sheet.choice('Milk', 'Whole'))
  while (!(await sheet.choice('Milk', 'Oat').isChecked())) await press('ArrowDown')
  await expectSeen(sheet.choice('Milk', 'Oat'))
  await tabTo(sheet.submit)
  await press('Enter')
  await expect(sheet.dialog).toBeHidden()
  await expectSeen(dish)

  await tabTo(shop(page).cartBar)
  await press('Enter')
  const order = cart(page)
  await expect(order.line('Flat white')).toContainText('Oat')
  await tabTo(order.checkout)
  await press('Enter')
  await tabTo(packingStep(page).next)
  await press('Enter')
  const pay = checkout(page)
  await expect(pay.section('Your Info')).toHaveAttribute('aria-expanded', 'true')
  for (const [field, text] of [
    ['First name', 'Nia'],
    ['Last name', 'Keys'],
    ['E-mail', 'nia@guest.example'],
  ] as const) {
    await tabTo(page.getByLabel(field))
    await write(text)
  }
  await press('Enter')
  // Giving the info opens the payment, and whoever cannot see that hears it: the focus is there.
  await expectSeen(pay.section('Your Payment'))
  await expect(pay.section('Your Payment')).toHaveAttribute('aria-expanded', 'true')
  await tabTo(pay.card)
  while (!(await pay.cash.isChecked())) await press('ArrowDown')
  await expectSeen(pay.cash)
  await tabTo(pay.place)
  await expect(pay.place).toHaveText('Place Order · $5.45')
  await press('Enter')
  await confirmation(page).arrive()
  await expect(confirmation(page).amount('Total')).toHaveText('$5.45')
})
