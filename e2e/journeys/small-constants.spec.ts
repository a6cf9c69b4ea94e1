import { shop } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

test('MENU-29 at a table the field for notes has four rows and keeps its size, and elsewhere it can be pulled larger', {
  tag: '@longer',
}, async ({ page, server }) => {
  await page.goto(server.at('/location/red-hook/dine-in?table=2'))
  await expect(page.getByText('You’re at table 2')).toBeVisible()
  const atTable = (await shop(page).open('Miso soup')).dialog.getByRole('textbox', { name: /^Special instructions/ })
  await expect(atTable).toHaveAttribute('rows', '4')
  await expect(atTable).toHaveCSS('resize', 'none')
  await page.goto(server.at('/location/red-hook/pickup'))
  const elsewhere = (await shop(page).open('Miso soup')).dialog.getByRole('textbox', { name: /^Special instructions/ })
  await expect(elsewhere).toHaveAttribute('rows', '3')
  await expect(elsewhere).not.toHaveCSS('resize', 'none')
})

test('MENU-10 a dish without a picture, or with one that is none, has the brand’s placeholder, which is there', {
  tag: '@longer',
}, async ({ page, server }) => {
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

test('SHELL-15 the letters of a menu come with two small fonts, and the large ones only for a letter that those have not', {
  tag: '@longer',
}, async ({ page, server }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, font] = /\/([\w-]+)-\w+\.woff2$/.exec(request.url()) ?? []
    if (font !== undefined) fetched.push(font)
  })
  const write = (text: string) =>
    page.evaluate(async (letters) => {
      for (const title of document.querySelectorAll('h1, h2, h3')) title.textContent = letters
      // Two frames: one to measure missing glyphs, one for the result.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      await document.fonts.ready
    }, text)
  await page.goto(server.at('/location/red-hook/pickup'))
  await write('Crème brûlée, jalapeño, açaí, “Käse” – ¿2½ × 180°? © ™ «sí» … ÁÉÍÓÚÜÑ')
  const small = ['tenor-sans-latin-400-normal-core', 'open-sans-latin-wght-normal-core']
  expect([...fetched].sort()).toEqual([...small].sort())
  await write('Smørrebrød, Ångström, bœuf')
  const large = ['tenor-sans-latin-400-normal', 'open-sans-latin-wght-normal']
  await expect.poll(() => [...fetched].sort()).toEqual([...small, ...large].sort())
})
