import { shop } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

test('MENU-29 at a table the field for notes has four rows and keeps its size, and elsewhere it can be pulled larger', async ({
  page,
  server,
}) => {
  await page.goto(server.at('/location/red-hook/dine-in?table=2'))
  await expect(page.getByText('You are at table 2')).toBeVisible()
  const atTable = (await shop(page).open('Miso soup')).dialog.getByRole('textbox', { name: /^Notes/ })
  await expect(atTable).toHaveAttribute('rows', '4')
  await expect(atTable).toHaveCSS('resize', 'none')
  await page.goto(server.at('/location/red-hook/pickup'))
  const elsewhere = (await shop(page).open('Miso soup')).dialog.getByRole('textbox', { name: /^Notes/ })
  await expect(elsewhere).toHaveAttribute('rows', '3')
  await expect(elsewhere).not.toHaveCSS('resize', 'none')
})

test('MENU-10 a dish without a picture, or with one that is none, has the brand’s placeholder, which is there', async ({
  page,
  server,
}) => {
  await page.route('**/v1/menus?*', async (route) => {
    const answer = await route.fetch()
    const menu = await answer.json()
    for (const item of Object.values<Record<string, unknown>>(menu.items)) delete item['images']
    await route.fulfill({ response: answer, json: menu })
  })
  await page.goto(server.at('/location/red-hook/pickup'))
  const { dialog } = await shop(page).open('Miso soup')
  const picture = dialog.locator('img').first()
  await expect(picture).toHaveAttribute('src', /\/images\/placeholder-/)
  await expect.poll(() => picture.evaluate((img) => Object(img).naturalWidth)).toBeGreaterThan(0)
})
