import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import { startShop } from '../drivers/shop-server.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** Server with its own build, whose files can be deleted under open pages. */
async function shopOfOwnBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-dist-'))
  const isServed = (path: string) => !/^dist\/(meta|server)/.test(path)
  await cp('dist', folder, { recursive: true, filter: isServed })
  const server = await startShop('', '', '', { DIST_DIR: folder })
  const away = join(folder, 'away')
  const assets = join(folder, 'assets')
  const move = async (begins: string, from: string, to: string) => {
    for (const name of await readdir(from)) if (name.startsWith(begins)) await rename(join(from, name), join(to, name))
  }
  await mkdir(away)
  return {
    server,
    take: (begins: string) => move(begins, assets, away),
    giveBack: (begins: string) => move(begins, away, assets),
    end: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function loadsOf(page: Page, before: (load: number) => Promise<void> = async () => undefined): () => number {
  let loads = 0
  void page.route('**/checkout/current', async (route) => {
    loads += 1
    await before(loads)
    await route.continue()
  })
  return () => loads
}

/** Loads while the checkout's first screen is read, never earlier. */
const part = 'log-in-screen-'

async function withSoup(page: Page, at: (path: string) => string) {
  await page.goto(at(pickupMenu))
  await (await shop(page).open('Miso soup')).add()
}

test('C19 a part of a version that is gone brings the new one: the page is loaded anew, once, and the cart is kept', {
  tag: '@longer',
}, async ({ page }) => {
  const own = await shopOfOwnBuild()
  await withSoup(page, own.server.at)
  await own.take(part)
  const loads = loadsOf(page, async (load) => {
    if (load === 2) await own.giveBack(part)
  })
  const pay = await leaveCart(page)
  await expect.poll(loads).toBe(2)
  await expect(pay.guestHeading).toBeVisible()
  await page.getByRole('button', { name: /Log in$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(loads()).toBe(2)
  await page.goto(own.server.at(pickupMenu))
  await expect(shop(page).cartBar).toContainText('1 item')
  await page.close()
  await own.end()
})

test('C19 where the part is gone after that as well, the page goes round in no circle, and a guest orders without it', {
  tag: '@longer',
}, async ({ page }) => {
  const own = await shopOfOwnBuild()
  await withSoup(page, own.server.at)
  await own.take(part)
  const loads = loadsOf(page)
  const pay = await leaveCart(page)
  await expect.poll(loads).toBe(2)
  await pay.beGuest('Greta Gone')
  await pay.cash.check()
  await pay.place.click()
  await confirmation(page).arrive()
  expect(loads()).toBe(2)
  await page.close()
  await own.end()
})
