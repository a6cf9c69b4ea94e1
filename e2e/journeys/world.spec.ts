import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { type ShopServer, startShop } from '../drivers/shop-server.ts'
import { expect, test } from '../fixtures.ts'

const host = 'shuk.localhost'
const run = promisify(execFile)

type Form = string | Readonly<Record<string, string>>
const messages: Readonly<Record<string, Form>> = JSON.parse(readFileSync('test/brands/shuk/messages/he.json', 'utf8'))

/** A text of the brand's catalogue without its facts, so that it is the name's beginning. */
function said(path: string): string {
  const text = messages[path]
  if (typeof text !== 'string') throw new Error(`${path} is no single text`)
  return text.split('{')[0] ?? ''
}

/** A price as `Intl` writes it; the parts may have direction marks between them. */
function amount(text: string): RegExp {
  return new RegExp(text.replace('.', '\\.'))
}

async function isWithinPage(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
}

/** Where the middle of an element is, from 0 at the left edge of the page to 1 at the right one. */
async function acrossOf(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  return box === null || width === 0 ? Number.NaN : (box.x + box.width / 2) / width
}

test.describe('the brand in Hebrew, which brings its own language', () => {
  test.use({ locale: 'he-IL' })
  let server: ShopServer | undefined

  test.beforeAll(async () => {
    test.setTimeout(600_000)
    await run(process.execPath, ['scripts/pictures.mjs', '--brands', 'test/brands', 'shuk'])
    await run(process.execPath, ['scripts/languages.mjs', 'test/brands', 'shuk'])
    server = await startShop('test/brands')
  })
  const at = (path: string) => server?.at(path, host) ?? ''
  test.afterAll(() => server?.stop())

  test('SHELL-10, PRICE-13, CHK-46, CONF-01 a whole order runs from right to left on every screen', {
    tag: '@longer',
  }, async ({ page, inspect }) => {
    test.slow()
    const look = async (screen: string) => {
      expect(await isWithinPage(page), `${screen} needs no scrolling sideways`).toBe(true)
      await inspect(page, `world-${screen}`)
    }
    await page.goto(at('/'))
    const root = page.locator('html')
    await expect(root).toHaveAttribute('lang', 'he')
    await expect(root).toHaveAttribute('dir', 'rtl')
    await look('home')

    await page.goto(at('/location/shuk-carmel/pickup'))
    await expect(page).toHaveURL(/\/location\/carmel\/pickup$/)
    await expect(page.getByText(amount('249.90')).first()).toBeVisible()
    await look('menu')

    await page.getByRole('main').getByRole('link', { name: 'סביח', exact: true }).click()
    const dish = page.getByRole('dialog', { name: 'סביח' })
    await dish.getByRole('tab', { name: 'לחם' }).click()
    await dish.getByRole('radio', { name: /לאפה/ }).check()
    const close = dish.getByRole('button', { name: said('common.close'), exact: true })
    expect(await acrossOf(page, close), 'the dish closes at the left').toBeLessThan(0.5)
    await look('dish')
    await dish.getByRole('button', { name: amount('44.00') }).click()
    await expect(dish).toBeHidden()

    await page.getByRole('button', { name: new RegExp(`^${said('shop.viewCart')}`) }).click()
    const cart = page.getByRole('dialog', { name: said('ordering.cartTitle') })
    await expect(cart.getByText(amount('44.00')).first()).toBeVisible()
    await look('cart')

    await page.goto(at('/checkout/current'))
    await expect(root).toHaveAttribute('dir', 'rtl')
    await look('guest')
    await page.getByLabel(said('pay.fullName')).fill('נועה לוי')
    await page.locator('input[autocomplete="email"]').fill('noa@guest.example')
    await expect(page.locator('input[autocomplete="email"]')).toHaveCSS('direction', 'ltr')
    await page.getByRole('button', { name: said('pay.continueAsGuest') }).click()
    await page.getByRole('radio', { name: new RegExp(`^${said('pay.cash')}`) }).check()
    await look('checkout')
    const place = page.getByRole('button', { name: new RegExp(`^${said('pay.placeOrderFor')}`) })
    await place.click()
    await page.waitForURL(/\/order\//)
    await expect(root).toHaveAttribute('dir', 'rtl')
    await expect(page.getByText(said('order.line.Total'), { exact: true })).toBeVisible()
    await look('order')

    const outbox = async () => (await page.request.get(at('/dev/outbox'))).text()
    await expect(async () => expect(await outbox()).toContain('noa@guest.example')).toPass()
    const [, mail = ''] = /href="([^"]+)">[^<]*<\/a><br><small>to noa@guest\.example/.exec(await outbox()) ?? []
    const html = await (await page.request.get(at(`${mail}/html`))).text()
    // The outbox forbids scripts in a mail, and axe is one.
    await page.goto('about:blank')
    await page.setContent(html)
    await expect(root).toHaveAttribute('lang', 'he')
    await expect(root).toHaveAttribute('dir', 'rtl')
    await expect(page.getByText(said('order.line.Total'), { exact: true })).toBeVisible()
    await look('receipt')
  })

  test('SHELL-10, LOC-37, SCHED-24, ACCT-28 the sheets, the times and the account are in the brand’s language', {
    tag: '@longer',
  }, async ({ page, inspect }) => {
    test.slow()
    const look = async (screen: string) => {
      expect(await isWithinPage(page), `${screen} needs no scrolling sideways`).toBe(true)
      await inspect(page, `world-${screen}`)
    }
    await page.goto(at('/?type=delivery'))
    await page
      .getByRole('main')
      .getByRole('button', { name: said('shop.address.enter') })
      .click()
    await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeFocused()
    await look('address')
    await page.goto(at('/sign-up'))
    await expect(page.getByLabel(said('account.firstName'))).toBeVisible()
    await look('sign-up')
    await page.goto(at('/profile'))
    await expect(page.getByRole('main')).toBeVisible()
    await look('profile')
    await page.goto(at('/location/carmel/pickup'))
    await page.getByRole('main').getByRole('link', { name: 'מלבי', exact: true }).click()
    const dish = page.getByRole('dialog', { name: 'מלבי' })
    await dish.getByRole('button', { name: amount('24.00') }).click()
    await expect(dish).toBeHidden()
    await page.goto(at('/checkout/current'))
    await page.getByLabel(said('pay.fullName')).fill('נועה לוי')
    await page.locator('input[autocomplete="email"]').fill('noa@guest.example')
    await page.getByRole('button', { name: said('pay.continueAsGuest') }).click()
    await page
      .getByRole('button', { name: new RegExp(said('times.edit')) })
      .first()
      .click()
    await expect(page.getByText(said('times.title'))).toBeVisible()
    await look('times')
  })
})
