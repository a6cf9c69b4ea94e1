import { cart, nestedDrawer, shop } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const menu = '/location/red-hook/pickup'

test.beforeEach(async ({ page, server }) => {
  await page.goto(server.at(menu))
})

test('SEL-25, SEL-24, SEL-27, SEL-20 a missing choice is named where it is missing, and the keyboard is taken there', async ({
  page,
  inspect,
}) => {
  const sheet = await shop(page).open('Katsu curry')
  const group = sheet.group('In the curry')
  await inspect(page, 'item-required')
  await expect(group).not.toContainText('You must select at least 1')

  await sheet.submit.click()
  await expect(sheet.submit).toHaveText('Oops! Please check your selections!')
  await expect(group).toContainText('You must select at least 1')
  await expect(group.getByRole('radio').first()).toBeFocused()
  await expect(group).toBeInViewport()
  await inspect(page, 'item-refused')

  await sheet.choose('In the curry', 'Crumbed prawns')
  await expect(sheet.submit).toHaveText('Add to order · $19.50')
  await sheet.add()
  await expect(shop(page).cartBar).toContainText('1 item')
})

test('SEL-20, SEL-21 three sticks are three: two are too few and say so', { tag: '@longer' }, async ({ page }) => {
  const sheet = await shop(page).open('Three sticks')
  await expect(sheet.group('Three sticks')).toContainText('Choose exactly 3')
  await sheet.choose('Three sticks', 'Pork belly')
  await sheet.choose('Three sticks', 'Prawn and lime leaf')
  await expect(sheet.group('Three sticks')).toContainText('2 of 3 chosen')
  await sheet.submit.click()
  await expect(sheet.group('Three sticks')).toContainText('You must select at least 3')
  await sheet.choose('Three sticks', 'Halloumi and pepper')
  await expect(sheet.submit).toHaveText('Add to order · $15.00')
  await sheet.add()
})

test('SEL-14, SEL-15, SEL-16, SEL-22, MENU-31 choices three deep count when they are saved, and leave no trace when not', {
  tag: '@longer',
}, async ({ page, inspect }) => {
  const sheet = await shop(page).open('The Ember burger')
  const fries = sheet.choice('Make it a meal', 'Seaweed fries and a drink')
  const meal = nestedDrawer(page, 'Seaweed fries and a drink')
  const drink = nestedDrawer(page, 'Yuzu soda')

  await fries.check()
  await expect(meal.dialog).toBeVisible()
  await meal.choose('Still water')
  await inspect(page, 'item-nested')
  await meal.cancel.click()
  await expect(meal.dialog).toBeHidden()
  await expect(fries).not.toBeChecked()
  await expect(fries).toBeFocused()
  await expect(sheet.submit).toHaveText('Add to order · $14.50')

  await fries.check()
  await expect(meal.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meal.dialog).toBeHidden()
  await expect(sheet.dialog).toBeVisible()
  await expect(fries).not.toBeChecked()

  await fries.check()
  await meal.save.click()
  await expect(meal.dialog).toContainText('You must select at least 1')
  await meal.choose('Yuzu soda')
  await drink.choose('No ice')
  await inspect(page, 'item-nested-twice')
  await drink.save.click()
  await expect(drink.dialog).toBeHidden()
  await meal.save.click()
  await expect(meal.dialog).toBeHidden()
  await expect(fries).toBeChecked()
  await expect(sheet.submit).toHaveText('Add to order · $21.00')
  await sheet.add()
  const order = await shop(page).openCart()
  await expect(order.line('The Ember burger')).toContainText('Yuzu soda')
  await expect(order.line('The Ember burger')).toContainText('No ice')
})

test('CART-08, CART-03, CART-05 a line is opened with what was chosen and replaced where it stands', {
  tag: '@longer',
}, async ({ page, inspect }) => {
  const ramen = await shop(page).open('Slow pork ramen')
  await ramen.choose('Size', 'Large')
  await ramen.choose('Add to your bowl', 'Braised bamboo')
  await ramen.more()
  await expect(ramen.submit).toHaveText('Add to order · $44.00')
  await ramen.add()
  const soup = await shop(page).open('Miso soup')
  await soup.add()

  const order = await shop(page).openCart()
  await expect(order.line('Slow pork ramen')).toContainText('$22.00 × 2')
  await inspect(page, 'cart')
  const again = await order.edit('Slow pork ramen')
  await expect(again.choice('Size', 'Large')).toBeChecked()
  await expect(again.choice('Add to your bowl', 'Braised bamboo')).toBeChecked()
  await expect(again.quantity).toHaveValue('2')
  await again.choose('Size', 'Regular')
  await again.save()
  await expect(order.line('Slow pork ramen')).toContainText('$18.50 × 2')
  await expect(order.line('Slow pork ramen')).not.toContainText('Large')
  await expect(order.dialog.getByRole('heading', { level: 3 })).toHaveText(['Slow pork ramen', 'Miso soup'])
})

test('CART-09, CART-04, SHELL-21 removing asks first, and what is left of the cart keeps the keyboard', async ({
  page,
  inspect,
}) => {
  const sheet = await shop(page).open('Miso soup')
  await sheet.add()
  const order = await shop(page).openCart()
  await order.dialog.getByRole('button', { name: 'Remove Miso soup' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove Miso soup from your order?' })
  await expect(question).toBeVisible()
  await inspect(page, 'cart-remove')
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(order.line('Miso soup')).toBeVisible()

  await order.remove('Miso soup')
  await expect(order.dialog).toContainText('Your cart is empty')
  await expect(order.checkout).toBeHidden()
  await inspect(page, 'cart-empty')
  await page.keyboard.press('Escape')
  await expect(order.dialog).toBeHidden()
  await expect(shop(page).cartBar).toBeHidden()
})

test('MENU-23 a dish that is sold out stays on the menu, says so and cannot be added', { tag: '@longer' }, async ({
  page,
  inspect,
}) => {
  const name = 'Crab and burnt garlic noodles'
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })).toContainText(
    'Sold out',
  )
  const sheet = await shop(page).open(name)
  await expect(sheet.submit).toHaveText('Sold out')
  await expect(sheet.submit).toBeDisabled()
  await inspect(page, 'item-sold-out')
  await sheet.close.click()
  await expect(cart(page).dialog).toBeHidden()
})
