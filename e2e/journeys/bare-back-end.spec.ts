import { rm } from 'node:fs/promises'
import { documentedBrand } from '../../test/bare-back-end/documented-brand.ts'
import { startBareBackEnd } from '../../test/bare-back-end/start-bare-back-end.ts'
import { checkout } from '../drivers/checkout.ts'
import { shop } from '../drivers/shop.ts'
import { startShop } from '../drivers/shop-server.ts'
import { shops, tour } from '../drivers/tour.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

// Real documents, with their content security policy, in front of other back ends. test/wiring/bare-back-end and
// test/wiring/hostile-back-end cover the details.

test('SHELL-46, CHK-46 before an independent back end, a storefront with nothing but a documented brand takes an order', {
  tag: '@longer',
}, async ({ page, guard }) => {
  // The storefront probes for optional endpoints, and Chromium logs each 404.
  guard.expectNoise(/status of 40[45]/)
  const folder = await documentedBrand()
  const backEnd = await startBareBackEnd()
  const alone = await startShop(folder, backEnd.origin)
  try {
    await page.goto(alone.at('/location/mill/pickup'))
    await (await shop(page).open('Leek soup')).add()
    await leaveCart(page)
    const pay = checkout(page)
    await pay.beGuest('Ada Alone')
    await pay.cash.check()
    await pay.place.click()
    await expect(page).toHaveURL(/\/order\/A\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is in the kitchen')
    expect(backEnd.orders()).toHaveLength(1)
    expect(backEnd.departures()).toEqual([])
    expect(alone.errors).toEqual([])
  } finally {
    await page.goto('about:blank')
    await alone.stop()
    await backEnd.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('API-50, CONF-01 before our own server without additions, a guest reaches every screen of an order and its confirmation', {
  tag: '@longer',
}, async ({ page, guard }) => {
  guard.expectNoise(/status of 40[45]/)
  const plain = await startShop('', '', 'off')
  try {
    await tour(page, plain, { shop: shops.ember, locale: 'en', guest: 'Pat Plain' }, async () => {})
    expect(plain.errors).toEqual([])
  } finally {
    await page.goto('about:blank')
    await plain.stop()
  }
})
