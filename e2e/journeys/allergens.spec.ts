import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const menu = '/location/red-hook/pickup'

test('allergens are on the menu, in the sheet with the choices, in the cart and on the confirmation', async ({
  page,
  server,
  inspect,
}) => {
  await page.goto(server.at(menu))
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Salt and pepper squid' }) })
  await expect(card).toContainText('Contains mollusks. May contain gluten, fish.')
  await inspect(page, 'allergens-menu')
  const sheet = await shop(page).open('The Ember burger')
  const said = sheet.dialog.getByRole('status').filter({ hasText: /^Contains/ })
  await expect(said).toHaveText('Contains gluten, egg, milk. May contain mustard, sesame.')
  await inspect(page, 'allergens-item')
  await sheet.add()
  const cart = await shop(page).openCart()
  await expect(cart.dialog).toContainText('Contains gluten, egg, milk. May contain mustard, sesame.')
  await inspect(page, 'allergens-cart')
  const pay = await leaveCart(page)
  await pay.beGuest('Alma Allergic')
  await pay.cash.check()
  await pay.place.click()
  await confirmation(page).arrive()
  await expect(confirmation(page).main).toContainText('Contains gluten, egg, milk. May contain mustard, sesame.')
  await inspect(page, 'allergens-confirmation')
})

for (const script of ['with a script', 'without a script'])
  test(`the filter of the menu hides what contains an allergen, ${script}`, async ({
    browser,
    server,
    guard,
    inspect,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: script === 'with a script',
    })
    guard.watch(context)
    const page = await context.newPage()
    await page.goto(server.at(menu))
    const filter = page.getByRole('group', { name: 'Hide items that contain' })
    await expect(filter).toBeHidden()
    await page.getByText('Allergens', { exact: true }).click()
    await expect(shop(page).dish('Salt and pepper squid')).toBeVisible()
    await filter.getByRole('checkbox', { name: 'mollusks' }).check()
    await expect(shop(page).dish('Salt and pepper squid')).toBeHidden()
    await expect(shop(page).dish('Charred edamame')).toBeVisible()
    await filter.getByRole('checkbox', { name: 'soy' }).check()
    await expect(shop(page).dish('Charred edamame')).toBeHidden()
    await expect(page.getByText('So do items without allergen information.', { exact: false })).toBeVisible()
    // axe needs scripts in the page.
    if (script === 'with a script') await inspect(page, 'allergens-filter')
    await filter.getByRole('checkbox', { name: 'mollusks' }).uncheck()
    await expect(shop(page).dish('Salt and pepper squid')).toBeVisible()
    await context.close()
  })

test('a search leaves out what the filter hides', async ({ page, server }) => {
  await page.goto(server.at(menu))
  await page.getByText('Allergens', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'soy' }).check()
  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('edamame')
  const found = page.getByRole('region', { name: 'Search results' })
  await expect(found.getByRole('link', { name: 'Charred edamame' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'soy' }).uncheck()
  await expect(found.getByRole('link', { name: 'Charred edamame' })).toBeVisible()
})
