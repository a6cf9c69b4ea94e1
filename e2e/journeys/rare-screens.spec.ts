import type { Locator, Page } from '@playwright/test'
import { addressSheet } from '../drivers/address-sheet.ts'
import { closedNow, openLater } from '../drivers/closed-shops.ts'
import { shop } from '../drivers/shop.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { giveGuest, type Shop, shops } from '../drivers/tour.ts'
import { expect, test } from '../fixtures.ts'

// What a customer seldom comes to, and nobody looks at unless it is drawn: each in both brands.

const brands = Object.entries(shops) as [keyof typeof shops, Shop][]
/** Answered instead of the order server, whose own menu has no such fault. */
const refused = {
  isValid: false,
  discount: { status: 'none' },
  invalidItems: [],
  invalidGroups: [],
  invalidModifiers: [],
  isAsapOrderingEnabled: true,
}

async function chooseIn(sheet: Locator, { choice }: Shop) {
  if (choice === undefined) return
  await sheet.getByRole('tab', { name: choice.tab }).click()
  await sheet.getByRole('radio', { name: choice.name }).check()
}

async function addDish(page: Page, it: Shop) {
  const sheet = await shop(page).open(it.dish)
  await chooseIn(sheet.dialog, it)
  await sheet.add()
}

async function openMenu(page: Page, server: ShopServer, { host, slug }: Shop, type = 'pickup') {
  await page.goto(server.at(`/location/${slug}/${type}`, host))
}

for (const [brand, it] of brands) {
  test(`SCHED-08, SCHED-09, SCHED-18, LOC-22 a closed ${brand} says when it next takes orders, on every screen`, {
    tag: '@longer',
  }, async ({ page, changedShop, inspect }) => {
    const server = await changedShop(brand, { location: closedNow })
    await page.goto(server.at('/', it.host))
    const card = page.getByRole('listitem').filter({ hasText: 'Closed' }).first()
    await expect(card).toContainText(/Order for (today|tomorrow) /)
    await inspect(page, `rare-${brand}-home-closed`)
    await openMenu(page, server, it)
    await inspect(page, `rare-${brand}-menu-closed`)
    await addDish(page, it)
    const order = await shop(page).openCart()
    await expect(order.dialog.getByRole('button', { name: /^Order for / })).toBeVisible()
    await inspect(page, `rare-${brand}-cart-closed`)
    await order.dialog.getByRole('button', { name: 'Choose another time' }).click()
    const times = page.getByRole('dialog', { name: 'When would you like it?' })
    await expect(times.getByRole('button', { name: /^Order for / })).toBeVisible()
    await inspect(page, `rare-${brand}-times-closed`)
    await page.keyboard.press('Escape')
    await order.dialog.getByRole('button', { name: 'Change restaurant' }).click()
    const chooser = page.getByRole('dialog', { name: 'Choose your restaurant' })
    await expect(chooser.getByText(/^Order for /).first()).toBeVisible()
    await inspect(page, `rare-${brand}-chooser-closed`)
    await page.goto(server.at('/checkout/current', it.host))
    await expect(page.locator('input[autocomplete="email"]')).toBeVisible()
    await inspect(page, `rare-${brand}-guest`)
  })

  test(`SCHED-08, SCHED-12 a closed ${brand} without a time leads to the others`, {
    tag: '@longer',
  }, async ({ page, changedShop, inspect }) => {
    const server = await changedShop(brand, {
      location: openLater,
      brand: (all) => ({ ...all, default_locale: 'es' }),
    })
    await page.goto(server.at('/?lang=es', it.host))
    await inspect(page, `rare-${brand}-es-home-later`)
    await page.goto(server.at(`/location/${it.slug}/pickup?lang=en`, it.host))
    await addDish(page, it)
    const order = await shop(page).openCart()
    await expect(order.dialog.getByRole('button', { name: /^Order for / })).toBeVisible()
    await inspect(page, `rare-${brand}-cart-later`)
    await page.route(/\/v1\/locations\/schedule(\?|$)/, (route) => route.fulfill({ json: [] }))
    await order.dialog.getByRole('button', { name: 'Choose another time' }).click()
    const times = page.getByRole('dialog', { name: 'When would you like it?' })
    await expect(times.getByRole('button', { name: 'Change restaurant' })).toBeVisible()
    await inspect(page, `rare-${brand}-times-none`)
  })

  test(`SHELL-28 news at ${brand} never lies over the order’s button, with a network and without`, {
    tag: brand === 'ember' ? '@longer' : '@brand2',
  }, async ({ page, context, server, guard, inspect }) => {
    guard.expectNoise(/^console: .*net::ERR_/)
    await openMenu(page, server, it)
    await addDish(page, it)
    expect(await roomBelowNotice(page)).toBeGreaterThan(0)
    const sheet = await shop(page).open(it.dish)
    await chooseIn(sheet.dialog, it)
    await context.setOffline(true)
    await sheet.add()
    expect(await roomBelowNotice(page)).toBeGreaterThan(0)
    await inspect(page, `rare-${brand}-offline`)
    const order = await shop(page).openCart()
    await expect(order.dialog.getByText('You are offline', { exact: false })).toBeVisible()
    await inspect(page, `rare-${brand}-cart-offline`)
    await context.setOffline(false)
  })

  test(`CART-16 a line that ${brand} refuses is marked in the cart, with the way on`, {
    tag: '@longer',
  }, async ({ page, server, inspect }) => {
    await page.route('**/v1/order/validate', (route) => {
      const [, dish] = /"item":"([^"]+)"/.exec(route.request().postData() ?? '') ?? []
      const message = 'Some items in your cart are no longer available as chosen. Please review your cart.'
      return route.fulfill({ json: { ...refused, reason: 'items', message, invalidItems: [dish] } })
    })
    await openMenu(page, server, it)
    await addDish(page, it)
    const order = await shop(page).openCart()
    await expect(order.dialog.locator('[data-reason]')).toBeVisible()
    await inspect(page, `rare-${brand}-cart-refused`)
    await page.goto(server.at('/checkout/current', it.host))
    await expect(page.locator('input[autocomplete="email"]')).toBeVisible()
    await inspect(page, `rare-${brand}-checkout-refused`)
  })

  test(`LOC-42, CHK-30 the checkout of a delivery that ${brand} does not make`, {
    tag: '@longer',
  }, async ({ page, server, inspect }) => {
    const message = "Unable to deliver to the address you've provided."
    await page.route('**/v1/order/validate', (route) =>
      route.fulfill({ json: { ...refused, reason: 'delivery-radius', message } }),
    )
    await openMenu(page, server, it, 'delivery')
    const address = addressSheet(page)
    await expect(address.street).toBeFocused()
    await address.byHand.click()
    await address.check.click()
    await inspect(page, `rare-${brand}-address-by-hand`)
    await address.street.fill(it.address.street)
    await address.writeTown(it.address)
    await inspect(page, `rare-${brand}-address-states`)
    await address.check.click()
    await address.deliver.click()
    await expect(page).toHaveURL(/\/delivery$/)
    await addDish(page, it)
    await page.goto(server.at('/checkout/current', it.host))
    await expect(page.getByLabel('Phone').or(page.locator('input[autocomplete="email"]')).first()).toBeVisible()
    await inspect(page, `rare-${brand}-phone`)
    // The other layout says it on its first screen already.
    if (brand === 'ember') await giveGuest(page, 'en', 'Olga Outside')
    await expect(page.getByRole('link', { name: 'Order for pickup instead' })).toBeVisible()
    await inspect(page, `rare-${brand}-checkout-out-of-zone`)
  })
}

/** Pixels between what is said for a moment, where it comes to rest, and the button below it, read at one moment. */
async function roomBelowNotice(page: Page): Promise<number> {
  const room = await page.waitForFunction(() => {
    const notices = document.querySelector('[role=status]:popover-open:has(> p)')
    const bar = document.querySelector('#bars [data-tap=cart]:not([hidden])')
    if (notices === null || bar === null) return undefined
    return { pixels: bar.getBoundingClientRect().top - notices.getBoundingClientRect().bottom }
  })
  return (await room.jsonValue())?.pixels ?? Number.NaN
}
