import type { Page } from '@playwright/test'
import { checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import { beASlowPhone } from '../drivers/slow-phone.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** From the menu to the checkout of a guest, paying in cash. */
async function toPlace(page: Page, name: string) {
  await (await shop(page).open('Miso soup')).add()
  await shop(page).openCart()
  const pay = await leaveCart(page)
  await pay.beGuest(name)
  await pay.cash.check()
  await expect(pay.place).toBeEnabled()
  return pay
}

/** Everybody else that a brand can have on its pages. */
const everybody = (brand: Readonly<Record<string, unknown>>) => ({
  ...brand,
  analytics: {
    segment: 'key-1',
    google_analytics: 'G-1',
    tag_manager: 'GTM-1',
    facebook_pixel: '12345',
    heatmap: '7',
    session_recorder: 'ORG',
    app_attribution: 'key_live_1',
    data_layer: true,
  },
  fraud: { beacon_key: 'abc123', stage_beacon_key: 'abc123' },
  maps: { google_key: 'key' },
})

test('C14, R10 an order goes through with everybody else switched on and nobody of them to be reached', {
  tag: '@longer',
}, async ({ page, changedShop, guard }) => {
  test.slow()
  const server = await changedShop('ember', { brand: everybody })
  const blocked = new Set<string>()
  guard.allowHosts('')
  guard.expectNoise(/Failed to load resource|ERR_|could not be loaded/)
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      blocked.add(new URL(route.request().url()).hostname)
      return route.abort('connectionrefused')
    },
  )
  await page.goto(server.at(pickupMenu))
  const pay = await toPlace(page, 'Bela Blocked')
  await pay.place.click()
  await confirmation(page).arrive()
  expect([...blocked].length, [...blocked].join()).toBeGreaterThan(2)
})

test('C4 on a slow phone far from a mast an order is placed once, and its button waits', { tag: '@longer' }, async ({
  page,
  server,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(60_000)
  await beASlowPhone(page)
  const from = Date.now()
  await page.goto(server.at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
  expect(Date.now() - from, 'milliseconds until a dish is in the order').toBeLessThan(60_000)
  await shop(page).openCart()
  const pay = await leaveCart(page)
  await pay.beGuest('Sloane Slow')
  await pay.cash.check()
  await expect(pay.place).toBeEnabled()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/v1\/(order\/cash|place-order)/.test(request.url())) sent.push(request.url())
  })
  await pay.place.dblclick()
  await confirmation(page).arrive()
  expect(sent).toHaveLength(1)
})

test('C16 the checkout that comes back after its order, from memory or anew, has nothing to place', {
  tag: '@longer',
}, async ({ page, server }) => {
  test.slow()
  await page.goto(server.at(pickupMenu))
  const pay = await toPlace(page, 'Bette Back')
  const placing = page.url()
  await pay.place.click()
  await confirmation(page).arrive()
  // As a browser that keeps pages in memory would show it: told that it is no new page.
  await page.goto(placing)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(checkout(page).place).toBeHidden()
  await page.goBack()
  await expect(checkout(page).place).toBeHidden()
})
