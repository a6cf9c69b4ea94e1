import { tellsWhenEnhanced } from '../drivers/enhanced.ts'
import { onItsWay } from '../drivers/on-its-way.ts'
import { seldom } from '../drivers/seldom.ts'
import { expect } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

inEachLook('LOC-14, LOC-23, LOC-33, LOC-42, LOC-48 where a delivery goes', async (stage) => {
  const { brand, it, look } = stage
  const { say, button, openAddress, writeAddress } = seldom(stage)
  const sheet = await openAddress()
  const field = sheet.getByRole('combobox').first()
  await field.pressSequentially(it.address.street.slice(0, 8))
  await expect(sheet.getByRole('option').first()).toBeVisible()
  await look('address-found')
  await field.fill('')
  await button(say.byHand, sheet).click()
  await button(say.check, sheet).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await look('address-empty')
  await writeAddress(it.address)
  await expect(button(say.deliver, sheet)).toBeVisible()
  await look('address-delivered')
  await writeAddress(outOfZone[brand])
  await expect(sheet.getByRole('alert').first()).toBeVisible()
  await look('address-out-of-zone')
})

const outOfZone = {
  ember: { street: '5200 South Lake Park Avenue', city: 'Chicago', state: 'IL', zip: '60615' },
  nocturne: { street: '7000 N Lombard Street', city: 'Portland', state: 'OR', zip: '97203' },
}

inEachLook('CONF-01, CONF-04, CONF-07, CONF-08 a delivery on its way', async (stage) => {
  const { page, server, it, locale, isForced, look } = stage
  const { say, button, openMenu, openAddress, writeAddress, addDish, toCheckout } = seldom(stage)
  const sheet = await openAddress()
  await button(say.byHand, sheet).click()
  await writeAddress(it.address)
  await button(say.deliver, sheet).click()
  await expect(sheet).toBeHidden()
  await page.goto(server.at('/?type=delivery', it.host))
  await expect(page.getByText(it.address.street, { exact: false }).first()).toBeVisible()
  await look('home-delivery')
  await openMenu('delivery')
  for (const _ of ['one', 'two', 'three', 'four']) await addDish()
  await look('menu-delivery')
  await toCheckout(`Dora ${locale}${isForced ? 'forced' : ''}`)
  await page.getByRole('radio', { name: /^(Cash|Efectivo)/ }).check()
  await expect(button(say.place)).toBeEnabled()
  await look('checkout-delivery')
  await page.route('**/tracking?*', (route) => route.fulfill({ json: onItsWay }))
  await button(say.place).click()
  await expect(page).toHaveURL(/\/order\/[\w-]{22,}$/)
  await expect(page.getByRole('img', { name: say.map })).toBeVisible()
  await look('tracking')
})

inEachLook('CART-28, CONF-01, LOC-19 nothing where something was looked for', async (stage) => {
  const { page, server, guard, it, look } = stage
  guard.expectNoise(/status of 404/)
  const { say } = seldom(stage)
  await page.goto(server.at(`/location/${it.slug}/pickup#cart`, it.host))
  await expect(page.getByRole('dialog').getByText(say.empty)).toBeVisible()
  await look('cart-empty')
  await page.goto(server.at('/checkout/current', it.host))
  await expect(page.getByText(say.empty)).toBeVisible()
  await look('checkout-empty')
  for (const [screen, path] of [
    ['no-restaurant', '/location/atlantis/pickup'],
    ['no-order', '/order/AAAAAAAAAAAAAAAAAAAAAAAA'],
    ['no-cart', '/cart/AAAAAAAAAAAAAAAAAAAAAAAA'],
    ['no-dish', `/location/${it.slug}/pickup/nowhere/no-such-dish`],
  ] as const) {
    await page.goto(server.at(path, it.host))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // A cart link opens over the shop.
    if (screen === 'no-cart') await expect(page.getByRole('dialog').getByText(say.noCart)).toBeVisible()
    await look(screen)
  }
})

inEachLook('SHELL-28, CHK-34 a device without a network', async (stage) => {
  const { page, context, server, guard, it, look } = stage
  guard.expectNoise(/^console: .*net::ERR_/)
  const { say, button, openMenu, addDish, openCart, toCheckout } = seldom(stage)
  const offline = async (screen: string) => {
    await context.setOffline(true)
    await expect(page.getByText(say.offline).first()).toBeVisible()
    await look(screen)
    await context.setOffline(false)
    await expect(page.getByText(say.offline).first()).toBeHidden()
  }
  const toBeEnhanced = await tellsWhenEnhanced(page)
  await page.goto(server.at('/', it.host))
  await toBeEnhanced()
  await offline('home-offline')
  await openMenu()
  await addDish()
  await offline('menu-offline')
  const cart = await openCart()
  await expect(cart).toBeVisible()
  await offline('cart-offline')
  await toCheckout('Olaf Offline')
  await page.getByRole('radio', { name: /^(Cash|Efectivo)/ }).check()
  await expect(button(say.place)).toBeEnabled()
  await context.setOffline(true)
  await button(say.place).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('checkout-offline')
  await context.setOffline(false)
})
