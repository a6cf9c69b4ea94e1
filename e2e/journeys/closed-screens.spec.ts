import { closedForGood, closedNow } from '../drivers/closed-shops.ts'
import { seldom } from '../drivers/seldom.ts'
import { expect } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

inEachLook('SCHED-08, SCHED-09, SCHED-18, LOC-22 a restaurant that is closed now', async (stage) => {
  const { page, brand, it, changedShop, look } = stage
  const server = await changedShop(brand, { location: closedNow })
  const { say, button, openMenu, addDish, openCart, toPay } = seldom({ ...stage, server })
  await page.goto(server.at('/', it.host))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('home-closed')
  await openMenu()
  await addDish()
  await look('menu-closed')
  const cart = await openCart()
  await expect(button(say.orderFor, cart).first()).toBeVisible()
  await look('cart-closed')
  await button(say.anotherTime, cart).click()
  const times = page.getByRole('dialog', { name: say.when })
  await expect(times).toBeVisible()
  await look('times-closed')
  await page.route(/\/v1\/locations\/schedule(\?|$)/, (route) => route.fulfill({ json: [] }))
  // The same URL would reload and reopen the sheet.
  await page.goto('about:blank')
  await openMenu()
  const again = await openCart()
  await button(say.anotherTime, again).click()
  await expect(button(say.restaurant, times)).toBeVisible()
  await look('times-none')
  await page.keyboard.press('Escape')
  await button(say.restaurant, again).click()
  await expect(page.getByRole('dialog').last().getByText(say.orderFor).first()).toBeVisible()
  await look('chooser-closed')
  await toPay()
  await look('guest-closed')
})

inEachLook('SCHED-08, SCHED-12 a restaurant that is closed, and nobody knows until when', async (stage) => {
  const { page, brand, it, changedShop, look } = stage
  const server = await changedShop(brand, { location: closedForGood })
  const { openMenu, addDish, openCart, toPay, toCheckout } = seldom({ ...stage, server })
  await page.goto(server.at('/', it.host))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('home-never')
  await openMenu()
  await look('menu-never')
  await addDish()
  await openCart()
  await look('cart-never')
  // The collapsible layout shows it on its first screen.
  if (brand === 'ember') await toCheckout('Nell Never')
  else await toPay()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('checkout-never')
})
