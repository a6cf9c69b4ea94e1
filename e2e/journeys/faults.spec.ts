import type { Page } from '@playwright/test'
import { tcpProxy } from '../../test/faults/tcp-proxy.ts'
import { cardScreen, cards, checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { isPlacing, placingCalls } from '../drivers/placements.ts'
import { shop } from '../drivers/shop.ts'
import { beASlowPhone } from '../drivers/slow-phone.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

async function toPlace(page: Page, name: string) {
  await (await shop(page).open('Miso soup')).add()
  await shop(page).openCart()
  const pay = await leaveCart(page)
  await pay.beGuest(name)
  await pay.cash.check()
  await expect(pay.place).toBeEnabled()
  return pay
}

async function openSlowly(page: Page, address: string): Promise<number> {
  await beASlowPhone(page)
  await page.addInitScript(() => {
    addEventListener('enhanced', () => Reflect.set(window, 'enhancedAt', performance.now()))
  })
  await page.goto(address, { waitUntil: 'commit' })
  const at = await page.waitForFunction(() => Reflect.get(window, 'enhancedAt'), undefined, { timeout: 120_000 })
  return Math.round(Number(await at.jsonValue()))
}

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

test('C14, R10 places an order when every third-party service is enabled and none can be reached', {
  tag: '@longer',
}, async ({ page, changedShop, guard }) => {
  test.slow()
  const server = await changedShop('ember', { brand: everybody })
  const blocked = new Set<string>()
  guard.allowHosts('')
  guard.expectNoise(/Failed to load resource|ERR_|could not be loaded|couldn’t load/)
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

test('C4 places a card order once on a slow phone that loses 2% of packets, and disables the button meanwhile', {
  tag: '@longer',
}, async ({ page, context, server }) => {
  test.setTimeout(480_000)
  const { hostname, port } = new URL(server.at('/'))
  const wire = await tcpProxy({ host: hostname, port: Number(port) })
  wire.lose(50, 1_000)
  try {
    const took = await openSlowly(page, `http://localhost:${wire.port}${pickupMenu}`)
    console.info(`C4: the menu understood taps after ${took} ms`)

    page.setDefaultTimeout(60_000)
    await (await shop(page).open('Miso soup')).add()
    await shop(page).openCart()
    const pay = await leaveCart(page)
    await pay.beGuest('Sloane Slow')
    await pay.place.click()
    const form = cardScreen(page)
    await form.fill(cards.approved)
    const calls = placingCalls(context)
    let seen = () => {}
    const isSeen = new Promise<void>((resolve) => {
      seen = resolve
    })
    await page.route(isPlacing, async (route) => {
      await isSeen
      await route.continue()
    })
    await form.pay.dblclick()
    await expect(form.pay).toBeDisabled()
    seen()
    await confirmation(page).arrive()
    expect(calls).toHaveLength(1)
    await page.goto('about:blank')
  } finally {
    await wire.close()
  }
})

test('C16 offers no Place Order when Back returns to the checkout of a placed order, cached or reloaded', {
  tag: '@longer',
}, async ({ page, server }) => {
  test.slow()
  await page.goto(server.at(pickupMenu))
  const pay = await toPlace(page, 'Bette Back')
  const placing = page.url()
  await pay.place.click()
  await confirmation(page).arrive()
  // Simulates a restore from the back-forward cache.
  await page.goto(placing)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(checkout(page).place).toBeHidden()
  await page.goBack()
  await expect(checkout(page).place).toBeHidden()
})
