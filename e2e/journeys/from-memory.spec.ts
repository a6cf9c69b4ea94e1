import type { Browser, CDPSession, Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { confirmation } from '../drivers/confirmation.ts'
import { cart, shop } from '../drivers/shop.ts'
import { goToCheckout, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

// Needs the back-forward cache, which the browser of the other journeys lacks.

const keptPages = 'pages that came out of memory'

/** Records in the tab's storage that a page came from the back-forward cache. */
async function noteReturns(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem(key, [sessionStorage.getItem(key) ?? '', location.pathname].join(' '))
    })
  }, keptPages)
}

function returnsTo(page: Page): Promise<string> {
  return page.evaluate((key) => sessionStorage.getItem(key) ?? '', keptPages)
}

/** Playwright's `goBack` waits for a load event, which a cached page does not fire. */
async function pressBack(devtools: CDPSession): Promise<void> {
  const { entries, currentIndex } = await devtools.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (before === undefined) throw new Error('nothing lies behind')
  await devtools.send('Page.navigateToHistoryEntry', { entryId: before.id })
}

let remembering: Browser
test.beforeAll(async ({ playwright, launchOptions }) => {
  const executablePath = findChromium({ whole: true }) ?? launchOptions.executablePath
  remembering = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath === undefined ? {} : { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
test.afterAll(() => remembering.close())

test('C16, CART-12 a menu restored from the back/forward cache after the order shows an empty cart and takes the next dish', {
  tag: '@longer',
}, async ({ server, guard, viewport }) => {
  test.slow()
  const context = await remembering.newContext({ viewport })
  guard.watch(context)
  const page = await context.newPage()
  await noteReturns(page)
  const pay = await goToCheckout(page, server, 'Moe Memory')
  await pay.cash.check()
  await pay.place.click()
  await confirmation(page).arrive()
  await pressBack(await context.newCDPSession(page))
  await expect.poll(() => returnsTo(page).catch(() => ''), { message: 'out of memory' }).toContain(pickupMenu)
  await expect(page.getByRole('heading', { name: 'Red Hook menu' })).toBeVisible()
  await expect(shop(page).cartBar).toBeHidden()
  await (await shop(page).open('Miso soup')).add()
  await shop(page).openCart()
  await expect(cart(page).dialog).toBeVisible()
  await context.close()
})
