import type { Page } from '@playwright/test'
import { board } from '../drivers/board.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { giftCard, promo } from '../drivers/tenders.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test('a manager makes a promo code and a gift card that a customer uses at once, gives credit, and ends the code', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  // The first look asks whether a session is there, and a wrong number is not found.
  guard.expectNoise(/401 .*staff\/session/)
  guard.expectNoise(/404 .*staff\/gift-cards\/find/)
  const staff = await (await otherBrowser()).newPage()
  await staff.setViewportSize({ width: 1024, height: 768 })
  await staff.goto(server.at('/staff'))
  await board(staff).signIn('owner@ember.example')
  const button = (name: string | RegExp, within: Pick<Page, 'getByRole'> = staff) =>
    within.getByRole('button', { name, exact: true })
  const sheet = staff.getByRole('dialog')
  const { tabTo, press } = keyboard(staff)

  await button('Offers').click()
  await expect(button('New code')).toBeVisible()
  await tabTo(button('New code'))
  await press('Enter')
  await sheet.getByLabel('Code', { exact: false }).first().fill('friends20')
  await button('Create code', sheet).click()
  await expect(sheet.getByText('Enter a percentage from 0.01 to 100').first()).toBeVisible()
  await sheet.getByLabel('Percent off').fill('20')
  await sheet.getByLabel('Some groups and dishes').check()
  await inspect(staff, 'staff-offers-new-code')
  await sheet.getByLabel('The whole order').check()
  await button('Create code', sheet).click()
  await expect(staff.getByRole('status').filter({ hasText: 'Customers can use FRIENDS20 now.' })).toBeFocused()
  await inspect(staff, 'staff-offers-codes')

  await staff.getByRole('tab', { name: 'Gift cards' }).click()
  await button('Issue a card').click()
  await sheet.getByLabel('Value').fill('60')
  await sheet.getByLabel('For').fill('Rosa')
  await inspect(staff, 'staff-offers-issue')
  await button('Issue a card', sheet).click()
  await expect(staff.getByRole('heading', { name: 'Card of $60.00 issued' })).toBeFocused()
  const number = (await staff.getByText(/^\d{4} \d{4} \d{4} \d{4}$/).textContent()) ?? ''
  await inspect(staff, 'staff-offers-issued')
  await button('I have the number').click()

  const pay = await goToCheckout(page, server, 'Rosa Friend')
  await promo(page).use('friends20')
  await expect(pay.amount('Discount')).toBeVisible()
  await giftCard(page).use(number)
  await pay.tip('No tip').check()
  await pay.place.click()
  const confirmed = confirmation(page)
  await confirmed.arrive()
  const order = await confirmed.number()

  await staff.getByLabel('Card number').fill('4000 0000 0000 0001')
  await button('Look up').click()
  await expect(staff.getByRole('alert').filter({ hasText: 'There’s no card with this number.' })).toBeVisible()
  await tabTo(staff.getByLabel('Card number'), 'Shift+Tab')
  await staff.getByLabel('Card number').fill(number)
  await press('Enter')
  await expect(staff.getByRole('heading', { level: 2, name: `Card ending in ${number.slice(-4)}` })).toBeFocused()
  await expect(staff.getByText(`Spent, order ${order}`)).toBeVisible()
  await inspect(staff, 'staff-offers-card')

  await staff.getByRole('tab', { name: 'Customers' }).click()
  await staff.getByLabel('Email or phone').fill('(718) 555-0103')
  await button('Find').click()
  await button('Change credit').click()
  await sheet.getByLabel('Amount').fill('5')
  await sheet.getByLabel('Reason').fill('Waited an hour')
  await inspect(staff, 'staff-offers-credit')
  await button('Give credit', sheet).click()
  await expect(staff.getByRole('status').filter({ hasText: 'Imani Okafor now has $15.00 of credit.' })).toBeVisible()
  await expect(button('Change credit')).toBeFocused()
  await inspect(staff, 'staff-offers-customer')

  await staff.getByRole('tab', { name: 'Promo codes' }).click()
  await expect(staff.getByRole('listitem').filter({ hasText: 'FRIENDS20' })).toContainText('Used once')
  await button('End now: FRIENDS20').click()
  await button('End now', staff.getByRole('alertdialog')).click()
  await expect(staff.getByRole('status').filter({ hasText: 'FRIENDS20 has ended.' })).toBeFocused()
  const late = await (await otherBrowser()).newPage()
  await goToCheckout(late, server, 'Vera Late')
  await promo(late).add.click()
  await promo(late).field.fill('FRIENDS20')
  await promo(late).apply.click()
  await expect(late.getByText('This promo code is not valid.').first()).toBeVisible()
})
