import type { Locator, Page } from '@playwright/test'
import { addressSheet } from '../drivers/address-sheet.ts'
import { shop } from '../drivers/shop.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { giveGuest, type Shop, shops } from '../drivers/tour.ts'
import { expect, test } from '../fixtures.ts'

const brands = Object.entries(shops) as [keyof typeof shops, Shop][]
/** Intercepted: the demo menu has no such fault. */
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
  test(`SHELL-28 news at ${brand} never lies over the order’s button, with a network and without`, {
    tag: brand === 'ember' ? '@longer' : '@brand2',
  }, async ({ page, context, server, guard }) => {
    guard.expectNoise(/^console: .*net::ERR_/)
    await openMenu(page, server, it)
    await addDish(page, it)
    expect(await roomBelowNotice(page)).toBeGreaterThan(0)
    const sheet = await shop(page).open(it.dish)
    await chooseIn(sheet.dialog, it)
    await context.setOffline(true)
    await sheet.add()
    expect(await roomBelowNotice(page)).toBeGreaterThan(0)
    await context.setOffline(false)
  })

  test(`the cart of a delivery at ${brand}, and its checkout when nobody delivers there, are accessible`, {
    tag: '@longer',
  }, async ({ page, server, inspect }) => {
    const message = "Unable to deliver to the address you've provided."
    await page.route('**/v1/order/validate', (route) =>
      route.fulfill({ json: { ...refused, reason: 'delivery-radius', message } }),
    )
    await openMenu(page, server, it, 'delivery')
    await addressSheet(page).deliverTo(it.address)
    await expect(page).toHaveURL(/\/delivery$/)
    await addDish(page, it)
    await shop(page).openCart()
    await inspect(page, `rare-${brand}-cart-delivery`)
    await page.goto(server.at('/checkout/current', it.host))
    await expect(page.getByLabel('Phone').or(page.locator('input[autocomplete="email"]')).first()).toBeVisible()
    await inspect(page, `rare-${brand}-phone`)
    // The collapsible layout shows it on its first screen.
    if (brand === 'ember') await giveGuest(page, 'en', 'Olga Outside')
    await expect(page.getByRole('link', { name: 'Order for pickup instead' })).toBeVisible()
    await inspect(page, `rare-${brand}-checkout-out-of-zone`)
  })
}

/** Pixels between the notice at rest and the button below it, measured in one frame. */
async function roomBelowNotice(page: Page): Promise<number> {
  const room = await page.waitForFunction(() => {
    const notices = document.querySelector('[role=status]:popover-open:has(> p)')
    const bar = document.querySelector('#bars [data-tap=cart]:not([hidden])')
    if (notices === null || bar === null) return undefined
    return { pixels: bar.getBoundingClientRect().top - notices.getBoundingClientRect().bottom }
  })
  return (await room.jsonValue())?.pixels ?? Number.NaN
}
