import { tellsWhenEnhanced } from '../drivers/enhanced.ts'
import { shop } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const menu = '/location/red-hook/pickup'

test.describe('the menu page', () => {
  test('a search forgives a typo, says how much it found and opens what it found', { tag: '@longer' }, async ({
    page,
    server,
    inspect,
  }) => {
    await page.goto(server.at(menu))
    const box = page.getByRole('searchbox', { name: 'Search the menu' })
    await box.fill('edamme')
    await expect(page.getByRole('status').filter({ hasText: /results?$/ })).toBeVisible()
    await inspect(page, 'menu-search')
    const first = page.getByRole('region', { name: 'Search results' }).getByRole('listitem').first()
    await first.getByRole('link', { name: 'Charred edamame' }).click()
    await expect(page.getByRole('dialog', { name: 'Charred edamame', exact: true })).toBeVisible()
    await page.goBack()
    await box.fill('zzzz')
    await expect(page.getByText('No results for “zzzz”')).toBeVisible()
    await inspect(page, 'menu-search-none')
    await page.getByRole('link', { name: 'Clear search' }).click()
    await expect(box).toBeFocused()
    await expect(shop(page).dish('Katsu curry')).toBeVisible()
  })

  test('without a network a wider window has no broken picture, and its pictures with the network', async ({
    page,
    context,
    server,
    guard,
  }) => {
    // Prefetches may fail offline; the page logs them.
    guard.expectNoise(/net::ERR_|no menu of \w+: NoResponse/)
    const toBeEnhanced = await tellsWhenEnhanced(page)
    await page.goto(server.at(menu))
    await toBeEnhanced()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Charred edamame' }) })
    const picture = card.locator('img')
    const width = () => picture.evaluate((img) => Object(img).naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await context.setOffline(true)
    await expect(page.getByText('You’re offline', { exact: false })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(picture).toBeHidden()
    await expect(card.getByText('Blistered in the pod', { exact: false })).toBeVisible()
    await context.setOffline(false)
    await expect(picture).toBeVisible()
    await expect.poll(width).toBeGreaterThan(0)
  })

  test('MENU-14 a category takes the focus, is marked and kept in view, and Back leaves the menu', async ({
    page,
    server,
  }) => {
    await page.goto(server.at('/'))
    await shop(page).pick('Red Hook')
    const nav = page.getByRole('navigation', { name: 'Menu categories' })
    await nav.getByRole('link', { name: 'Cold tea and drinks' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Cold tea and drinks' })).toBeFocused()
    await expect(nav.getByRole('link', { name: 'Cold tea and drinks' })).toHaveAttribute('aria-current', 'true')
    await expect(nav.getByRole('link', { name: 'Cold tea and drinks' })).toBeInViewport()
    await page.getByRole('heading', { name: 'Noodle bowls' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, -20_000)
    await expect(nav.getByRole('link', { name: 'Small plates' })).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect(page).toHaveURL(server.at('/'))
  })

  test('E2 the last category is marked at the end of the page, on a wide screen too', async ({ page, server }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(server.at('/'))
    await shop(page).pick('Red Hook')
    const links = page.getByRole('navigation', { name: 'Menu categories' }).getByRole('link')
    await expect(links.first()).toHaveAttribute('aria-current', 'true')
    await page.mouse.move(800, 500)
    await expect(async () => {
      await page.mouse.wheel(0, 20_000)
      await expect(links.last()).toHaveAttribute('aria-current', 'true', { timeout: 500 })
    }).toPass()
    await page.mouse.wheel(0, -40_000)
    await expect(links.first()).toHaveAttribute('aria-current', 'true')
  })

  test('MENU-14 a category pressed before the script has come is no entry of the history either', {
    tag: '@longer',
  }, async ({ page, server }) => {
    let bring = () => {}
    const brought = new Promise<void>((resolve) => {
      bring = resolve
    })
    await page.route('**/assets/shop-*.js', async (route) => {
      await brought
      await route.continue()
    })
    await page.goto(server.at('/'))
    await page.goto(server.at(menu))
    const name = 'Cold tea and drinks'
    await page.getByRole('navigation', { name: 'Menu categories' }).getByRole('link', { name }).click()
    bring()
    await expect(page.getByRole('region', { name })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(server.at('/'))
  })

  test('MENU-13 a delivery menu leads home while the order is not a delivery, which asks where it goes', {
    tag: '@longer',
  }, async ({ page, server }) => {
    await page.goto(server.at('/location/red-hook/delivery'))
    await expect(page).toHaveURL(server.at('/?type=delivery'))
    await expect(page.getByRole('dialog', { name: 'Where should we deliver?' })).toBeVisible()
  })

  test('MENU-20, MENU-21 a restaurant of the hall lists its own dishes under two lines about it, and all of them again', {
    tag: '@longer',
  }, async ({ page, server, inspect }) => {
    await page.goto(server.at(menu))
    const strip = page.getByRole('navigation', { name: 'Restaurants' })
    await strip.getByRole('link', { name: 'The Ember' }).click()
    await expect(page).toHaveURL(server.at(`${menu}/ember`))
    await expect(shop(page).dish('Slow pork ramen')).toBeHidden()
    const about = page.getByText('Everything that meets the charcoal')
    const lines = await about.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(Math.round(lines)).toBeLessThanOrEqual(2)
    await inspect(page, 'menu-restaurant')
    await strip.getByRole('link', { name: 'The Ember' }).click()
    await expect(page).toHaveURL(server.at(menu))
    await expect(shop(page).dish('Slow pork ramen')).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form that the server answers', async ({ page, server }) => {
    await page.goto(server.at(menu))
    await page.getByRole('searchbox').fill('spicy')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(server.at(`${menu}?q=spicy`))
    await expect(page.getByText(/\d+ results?/)).toBeVisible()
    await page.getByRole('link', { name: 'See full menu' }).click()
    await expect(shop(page).dish('Katsu curry')).toBeVisible()
  })
})

test('a sold-out dish, a bundle and the question before a line is removed are accessible', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  await page.goto(server.at(menu))
  const soldOut = await shop(page).open('Crab and burnt garlic noodles')
  await expect(soldOut.submit).toHaveText('Sold out')
  await expect(soldOut.submit).toBeDisabled()
  await inspect(page, 'item-sold-out')
  await soldOut.close.click()

  const bundle = page.getByRole('region', { name: 'Family bundles' }).getByRole('link').first()
  const sheet = page.getByRole('dialog', { name: (await bundle.textContent()) ?? '', exact: true })
  await bundle.click()
  await expect(sheet.getByRole('radio').first()).toBeVisible()
  await inspect(page, 'menu-bundle')
  await sheet.getByRole('button', { name: 'Close' }).click()

  await (await shop(page).open('Miso soup')).add()
  const order = await shop(page).openCart()
  await order.dialog.getByRole('button', { name: 'Remove Miso soup' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Remove Miso soup from your cart?' })).toBeVisible()
  await inspect(page, 'cart-remove')
})
