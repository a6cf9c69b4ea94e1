import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { shop } from '../drivers/shop.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const { pay, order } = JSON.parse(readFileSync('dist/assets-manifest.json', 'utf8'))

/** Paths of scripts that pages fetch into the cache, which is not how they load their own. */
function fetchedAhead(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch' && pathname.endsWith('.js')) paths.push(pathname)
  })
  return paths
}

async function toFullCart(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const ramen = await shop(page).open('Slow pork ramen')
  await ramen.choose('Noodle', 'Buckwheat soba')
  await ramen.add()
  await shop(page).openCart()
}

test('the open cart fetches the script of the checkout ahead, and the checkout that of the confirmation', async ({
  page,
  server,
}) => {
  const fetched = fetchedAhead(page)
  await toFullCart(page, server.at(pickupMenu))
  await expect.poll(() => fetched).toEqual([pay.en.script])
  await leaveCart(page)
  await expect.poll(() => fetched).toEqual([pay.en.script, order.en.script])
})

test('nothing is fetched ahead for a customer who saves data', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const fetched = fetchedAhead(page)
  await toFullCart(page, server.at(pickupMenu))
  await leaveCart(page)
  // Longer than a page waits to be idle.
  await page.waitForTimeout(4_500)
  expect(fetched).toEqual([])
})
