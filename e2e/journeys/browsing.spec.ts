import { readFileSync } from 'node:fs'
import ember from '../../brands/ember/menu.json' with { type: 'json' }
import { account } from '../drivers/account.ts'
import { itemSheet, shop } from '../drivers/shop.ts'
import { beASlowPhone } from '../drivers/slow-phone.ts'
import { expect, test } from '../fixtures.ts'

const menu = '/location/red-hook/pickup'
const entries = ember.menus['menu-pickup'].groups
  .map((id) => Object.values(ember.groups).find((group) => group.id === id))
  .reduce((sum, group) => sum + (group?.items.length ?? 0) + (group?.subgroups?.length ?? 0), 0)
/** Script that makes a shop page interactive. */
const bundle = new RegExp(`${JSON.parse(readFileSync('dist/assets-manifest.json', 'utf8')).shop.en.script}$`)

test('SHELL-01, LOC-22, MENU-11 the way from the door to the menu', async ({ page, server, inspect }) => {
  await page.goto(server.at('/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await inspect(page, 'locations')
  await shop(page).pick('Red Hook')
  await expect(page).toHaveURL(server.at(menu))
  await expect(shop(page).dish('Slow pork ramen')).toBeVisible()
  await inspect(page, 'menu')
})

test('SHELL-01 an untouched home brings the script for ordering after four seconds, and not before', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  const forOrdering = () => asked.filter((path) => path.startsWith('/assets/ordering-') && path.endsWith('.js'))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  let enhanced = (_asked: readonly string[]) => {}
  const askedWhenEnhanced = new Promise<readonly string[]>((resolve) => {
    enhanced = resolve
  })
  await page.exposeFunction('heardEnhanced', () => enhanced(forOrdering()))
  await page.addInitScript(() => {
    // Chromium counts a DevTools evaluation as user activation.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } })
    addEventListener('enhanced', () => Reflect.get(window, 'heardEnhanced')())
  })
  await page.goto(server.at('/'))
  expect(await askedWhenEnhanced).toEqual([])
  await page.clock.runFor(4_000)
  await expect.poll(() => forOrdering().length).toBe(1)
})

test('MENU-11, MENU-15 a tap at first paint on a slow phone is not lost', { tag: '@longer' }, async ({
  page,
  server,
}) => {
  await beASlowPhone(page)
  // Guarantees that the tap comes before the script.
  let tapped = () => {}
  const isTapped = new Promise<void>((resolve) => {
    tapped = resolve
  })
  await page.route(bundle, async (route) => {
    await isTapped
    await route.continue()
  })
  await page.goto(server.at(menu), { waitUntil: 'commit' })
  const name = 'Pork and chive dumplings'
  await shop(page).dish(name).click({ noWaitAfter: true })
  tapped()
  await expect(itemSheet(page, name).dialog).toBeVisible({ timeout: 40_000 })
  await expect(itemSheet(page, name).submit).toBeVisible({ timeout: 40_000 })
})

test('MENU-11, MENU-15 where the bundle cannot be fetched, a tap follows the link and the dish is there to read', {
  tag: '@longer',
}, async ({ page, server, guard, inspect }) => {
  guard.expectNoise(/net::ERR_FAILED/)
  await page.route(bundle, (route) => route.abort())
  await page.goto(server.at(menu))
  await inspect(page, 'menu-without-bundle')
  await shop(page).dish('Katsu curry').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Katsu curry' })).toBeVisible()
  await inspect(page, 'item-without-bundle')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('MENU-11, MENU-23 the menu and a dish can be read whole', async ({ page, server }) => {
    await page.goto(server.at(menu))
    await expect(shop(page).dish('Katsu curry')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(entries)
    await shop(page).dish('Katsu curry').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Katsu curry' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('a curry sauce with apple and patience')
    await expect(page.getByRole('heading', { name: 'In the curry' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Crumbed prawns' }).last()).toContainText('+$2.50')
    await page.getByRole('link', { name: 'Back to the menu' }).click()
    await expect(page).toHaveURL(server.at(menu))
  })
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' })
})

test('SHELL-34 a 503 from any call says what the restaurant says, over whatever is open', { tag: '@longer' }, async ({
  page,
  server,
  guard,
  inspect,
}) => {
  guard.expectNoise(/status of 503/)
  await page.route('**/v1/patron/sign-in', (route) =>
    route.fulfill({ status: 503, json: { message: 'The kitchen is being moved. Back at six.', code: 'unavailable' } }),
  )
  await page.goto(server.at(menu))
  await page.getByRole('button', { name: 'Your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await account(page).logInAs('nora@ember.example', 'Demo-Ladle-1')
  const alert = page.getByRole('alertdialog', { name: 'The kitchen is being moved. Back at six.' })
  await expect(alert).toBeVisible()
  await inspect(page, 'alert-503')
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toBeHidden()
  await expect(dialog).toBeVisible()
})

test('MENU-15 what a tap needs cannot be fetched: it says so, and a second try opens the dish', {
  tag: '@longer',
}, async ({ page, server, guard, inspect }) => {
  guard.expectNoise(/net::ERR_FAILED/)
  let isThere = false
  await page.route(/\/assets\/ordering-[^/]+\.js$/, (route) => (isThere ? route.continue() : route.abort()))
  await page.clock.install()
  await page.goto(server.at(menu))
  await shop(page).dish('Miso soup').click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  // The page's own attempt without a touch is over too, so the second tap opens the dish.
  await page.clock.runFor(4_000)
  await inspect(page, 'ordering-failed')
  isThere = true
  await retry.click()
  await expect(itemSheet(page, 'Miso soup').submit).toHaveText('Add to cart · $4.50')
  await expect(retry).toBeHidden()
})
