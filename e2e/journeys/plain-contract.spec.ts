import { confirmation } from '../drivers/confirmation.ts'
import { beforeOurOwnServer } from '../drivers/contract-shop.ts'
import { type ShopServer, startShop } from '../drivers/shop-server.ts'
import { giftCard } from '../drivers/tenders.ts'
import { shops, tour } from '../drivers/tour.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'
import { contractJourneys } from './contract-journeys.ts'

contractJourneys('before our own server without additions', beforeOurOwnServer)

/** Our own server with all that is ours alone switched off: what docs/additions.md promises, tried. */
let plain: ShopServer
test.beforeAll(async () => {
  test.setTimeout(240_000)
  plain = await startShop('', '', 'off')
})
test.afterAll(() => plain.stop())

test('API-50, CONF-01 without our additions every screen of an order is reached, and it is confirmed', {
  tag: '@longer',
}, async ({ page, guard }) => {
  guard.expectNoise(/status of 40[45]/)
  await tour(page, plain, { shop: shops.ember, locale: 'en', guest: 'Pat Plain' }, async () => {})
})

test('GIFT-01, GIFT-10, API-39 without our additions a gift card is checked and pays', {
  tag: '@longer',
}, async ({ page, guard }) => {
  guard.expectNoise(/status of 40[45]/)
  const pay = await goToCheckout(page, plain, 'Gil Plain')
  await giftCard(page).use('4000-1111-2222-3349')
  await expect(pay.amount('Gift card')).toHaveText('-$4.90')
  // Nothing is left to pay: no way of paying is asked for.
  await pay.place.click()
  await confirmation(page).arrive()
})
