import type { Page } from '@playwright/test'
import { cart, shop } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const menu = '/location/red-hook/pickup'
function chooserIn(page: Page) {
  return page.getByRole('dialog', { name: 'Choose a location' })
}

test('LOC-07, LOC-08, LOC-09, LOC-10 the nearest restaurant to a place is first, without a script of its own, and dine-in keeps the search', async ({
  page,
  server,
  inspect,
}) => {
  await page.goto(server.at('/'))
  const names = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(names.first()).toHaveText('Red Hook')
  await page.getByRole('textbox', { name: 'Address, city, or ZIP code' }).fill('Philadelphia')
  await page.getByRole('button', { name: 'Find locations' }).click()
  await expect(page.getByText('Closest to Philadelphia, PA')).toBeVisible()
  await expect(names).toHaveText(['Fishtown', 'Red Hook', 'Logan Square'])
  await expect(page.getByText('2.16 miles away')).toBeVisible()
  await inspect(page, 'locations-near')
  await page.getByRole('link', { name: 'Dine in' }).click()
  await expect(page.getByRole('textbox', { name: 'Address, city, or ZIP code' })).toHaveValue('Philadelphia')
  await expect(names).toHaveText(['Red Hook', 'Logan Square'])
})

test('LOC-01, LOC-09, LOC-10, LOC-33, CART-20 the restaurant is changed over the cart, by keyboard, and what does not come along is named before and listed after', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  await page.goto(server.at(menu))
  await (await shop(page).open('Miso soup')).add()
  await page.evaluate(() => {
    const items = JSON.parse(localStorage.getItem('items') ?? 'null')
    items.value.push({ ...items.value[0], item: 'gone', name: 'Lost laksa' })
    localStorage.setItem('items', JSON.stringify(items))
  })
  await page.goto(server.at(menu))
  const order = await shop(page).openCart()
  await order.dialog.getByRole('button', { name: 'Change location' }).press('Enter')
  const chooser = chooserIn(page)
  await expect(chooser.getByRole('listitem').first()).toContainText('Current location')
  await inspect(page, 'chooser-pickup')
  await chooser.getByRole('combobox', { name: 'Address, city, or ZIP code' }).pressSequentially('fisht')
  await expect(chooser.getByRole('option', { name: 'Fishtown, Philadelphia, PA' })).toBeVisible()
  await inspect(page, 'chooser-typing')
  await page.keyboard.press('Escape')
  await expect(chooser.getByRole('option')).toHaveCount(0)
  await expect(chooser).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chooser.getByText('Closest to Fishtown, Philadelphia, PA')).toBeVisible()
  await expect(chooser.getByRole('heading', { level: 3 })).toHaveText(['Fishtown', 'Red Hook', 'Logan Square'])
  await chooser.getByRole('link', { name: 'See the Fishtown menu' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: '1 item in your cart isn’t available at Fishtown' })
  await expect(question.getByRole('listitem')).toHaveText('1 × Lost laksa')
  await expect(question.getByRole('button', { name: 'Keep my cart as it is' })).toBeFocused()
  await inspect(page, 'chooser-asks')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(chooser.getByRole('link', { name: 'See the Fishtown menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Switch and keep it in my cart' }).press('Enter')
  await expect(page).toHaveURL(server.at('/location/fishtown/pickup'))
  await expect(cart(page).dialog).toBeVisible()
  await expect(cart(page).dialog.getByRole('list', { name: 'These can’t be ordered right now' })).toHaveText(
    'Lost laksa · Not available on this menu',
  )
  await expect(cart(page).line('Miso soup')).toBeVisible()
  await inspect(page, 'chooser-left-behind')
})

test('LOC-10, LOC-01 a customer who lets us see where they are gets the nearest, and goes to its menu', {
  tag: '@longer',
}, async ({ page, context, server, inspect }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.93, longitude: -87.7 })
  await page.goto(server.at('/'))
  await page.getByRole('button', { name: 'Use my location' }).click()
  const chooser = chooserIn(page)
  await expect(chooser.getByText('Closest to you')).toBeVisible()
  await expect(chooser.getByRole('heading', { level: 3 }).first()).toHaveText('Logan Square')
  await inspect(page, 'chooser-here')
  await page.goBack()
  await expect(chooser).toBeHidden()
  await page.getByRole('button', { name: 'Use my location' }).click()
  await chooser.getByRole('link', { name: 'See the Logan Square menu' }).click()
  await expect(page).toHaveURL(server.at('/location/logan-square/pickup'))
})

// Spanish has the longer words.
test('LOC-46, SHELL-09 the second brand has its picture as wide as its first page, and its marketplace as a list', {
  tag: '@brand2',
}, async ({ page, server, inspect }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const host = 'nocturne.localhost'
  await page.goto(server.at('/?lang=es', host))
  const main = page.getByRole('main')
  const hero = main.locator('img').first()
  const widthOf = async (what: typeof main) => (await what.boundingBox())?.width ?? 0
  await expect.poll(async () => (await widthOf(hero)) / (await widthOf(main))).toBeGreaterThan(0.9)
  await inspect(page, 'nocturne-home')

  await page.goto(server.at('/market/night-market', host))
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Alberta Street'])
  await expect(main.getByRole('heading', { level: 1, name: 'Night Market' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await widthOf(main.getByRole('listitem').last())).toBeLessThanOrEqual(704)
  await inspect(page, 'nocturne-market')
})
