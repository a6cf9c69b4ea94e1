import { mailTo } from '../drivers/account.ts'
import { board } from '../drivers/board.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const menu = '/location/red-hook/pickup'

test('allergens are on the menu, in the sheet with the choices, in the cart, on the confirmation, in the receipt, and in the order’s details on the board', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
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
  const number = await confirmation(page).number()
  const receipt = await mailTo(page, server, 'alma.allergic@guest.example', 1)
  expect(receipt).toContain('Contains gluten, egg, milk.')
  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize({ width: 1024, height: 768 })
  await counter.goto(server.at('/staff'))
  const orders = board(counter)
  await orders.signIn('counter@ember.example')
  await orders
    .card('New', number)
    .getByRole('button', { name: `Details of order ${number}` })
    .click()
  const details = counter.getByRole('dialog', { name: `Order ${number}` })
  await expect(details).toContainText('Contains gluten, egg, milk. May contain mustard, sesame.')
  await inspect(counter, 'allergens-board')
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
    // All bundles contain gluten.
    const bundles = page.getByRole('heading', { level: 2, name: 'Family bundles' })
    const entry = page
      .getByRole('navigation', { name: 'Menu categories' })
      .getByRole('link', { name: 'Family bundles' })
    await expect(bundles).toBeVisible()
    await filter.getByRole('checkbox', { name: 'gluten' }).check()
    await expect(bundles).toBeHidden()
    await expect(entry).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'Cold tea and drinks' })).toBeVisible()
    await filter.getByRole('checkbox', { name: 'gluten' }).uncheck()
    await expect(bundles).toBeVisible()
    await expect(entry).toBeVisible()
    await context.close()
  })

test('the filter says how many items it leaves, hides a category that several allergens together empty, and goes on to the next', async ({
  page,
  server,
  inspect,
}) => {
  await page.goto(server.at(menu))
  await page.getByText('Allergens', { exact: true }).click()
  const filter = page.getByRole('group', { name: 'Hide items that contain' })
  const left = page.getByRole('status').filter({ hasText: /^Items shown/ })
  const counted = async () => Number(/\d+/.exec((await left.textContent()) ?? '')?.[0])
  const cards = page.getByRole('main').locator('#whole section li')
  const all = await cards.count()
  const visible = () => cards.filter({ visible: true }).count()
  const names = ['gluten', 'milk', 'egg', 'soy', 'sesame', 'fish', 'shellfish (crustaceans)'] as const
  for (const name of names) {
    await filter.getByRole('checkbox', { name, exact: true }).check()
    await expect(left).toContainText(`of ${all}`)
    await expect.poll(counted).toBe(await visible())
  }
  // Each noodle bowl contains gluten, fish or crustaceans.
  const categories = page.getByRole('navigation', { name: 'Menu categories' })
  for (const gone of ['Noodle bowls', 'Family bundles']) {
    await expect(page.getByRole('heading', { level: 2, name: gone })).toBeHidden()
    await expect(categories.getByRole('link', { name: gone })).toBeHidden()
  }
  for (const section of await page.locator('#whole section').all()) {
    const isEmpty = (await section.getByRole('listitem').filter({ visible: true }).count()) === 0
    expect(await section.isHidden(), (await section.getAttribute('id')) ?? '').toBe(isEmpty)
  }
  await expect(categories.locator('[aria-current]')).toBeVisible()
  await inspect(page, 'allergens-filter-all')
  for (const name of names) await filter.getByRole('checkbox', { name, exact: true }).uncheck()
  await expect(left).toHaveCount(0)
  expect(await visible()).toBe(all)
})

test('a search leaves out what the filter hides', async ({ page, server }) => {
  await page.goto(server.at(menu))
  await page.getByText('Allergens', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'soy' }).check()
  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('edamame')
  const found = page.getByRole('region', { name: 'Search results' })
  await expect(found.getByRole('link', { name: 'Charred edamame' })).toBeHidden()
  // Other dishes offer it as a side. The status says what is visible.
  const visible = found.getByRole('listitem').filter({ visible: true })
  const saysCount = () =>
    expect(async () => {
      const count = await visible.count()
      await expect(found.getByRole('status')).toHaveText(count === 1 ? '1 result' : `${count} results`, { timeout: 1 })
    }).toPass()
  await saysCount()
  const before = await visible.count()
  await page.getByRole('checkbox', { name: 'soy' }).uncheck()
  await expect(found.getByRole('link', { name: 'Charred edamame' })).toBeVisible()
  await saysCount()
  expect(await visible.count()).toBeGreaterThan(before)
})
