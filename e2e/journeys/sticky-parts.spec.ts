import type { Locator } from '@playwright/test'
import { checkout } from '../drivers/checkout.ts'
import { enlargeText } from '../drivers/fits.ts'
import { scheduleSheet } from '../drivers/schedule.ts'
import { shop } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

interface Edges {
  readonly top: number
  readonly bottom: number
}

async function edges(part: Locator): Promise<Edges> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('not drawn')
  return { top: box.y, bottom: box.y + box.height }
}

/** A sticky part starts where the one above it ends, and shows all that is in it. */
async function expectBelow(part: Locator, above: Locator): Promise<void> {
  await expect
    .poll(async () => (await edges(part)).top - (await edges(above)).bottom, 'room below what is above')
    .toBeGreaterThanOrEqual(-1)
  expect(await part.evaluate((one) => one.scrollHeight - one.clientHeight), 'what is cut off').toBeLessThanOrEqual(1)
}

const sizes = {
  'a phone': { width: 390, height: 844 },
  'a wide screen': { width: 1280, height: 800 },
} as const

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`text of twice the size on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
    test.beforeEach(({ page }) => enlargeText(page, 200))

    test(`E51, MENU-14 the scrolled menu shows its categories below the header, and a category below both, on ${name}`, {
      tag: '@longer',
    }, async ({ page, server }) => {
      await page.goto(server.at('/'))
      await shop(page).pick('Red Hook')
      const nav = page.getByRole('navigation', { name: 'Menu categories' })
      const header = page.getByRole('banner')
      for (const category of ['Cold tea and drinks', 'Rice and curry']) {
        const link = nav.getByRole('link', { name: category })
        await link.focus()
        await page.keyboard.press('Enter')
        await expect(link).toHaveAttribute('aria-current', 'true')
        await expect(link).toBeInViewport({ ratio: 0.9 })
        await expectBelow(nav, header)
        const heading = page.getByRole('heading', { name: category })
        await expect
          .poll(async () => {
            const { top } = await edges(heading)
            const bars = name === 'a phone' ? nav : header
            return top - (await edges(bars)).bottom
          })
          .toBeGreaterThanOrEqual(-1)
      }
    })

    test(`E51, SCHED-03 the times scroll above the button that confirms one, and the checkout's summary stays below the header, on ${name}`, {
      tag: '@longer',
    }, async ({ page, server }) => {
      await page.goto(server.at('/'))
      const at = shop(page)
      await at.pick('Red Hook')
      const item = await at.open('Miso soup')
      await item.add()
      await at.openCart()
      const schedule = scheduleSheet(page)
      await schedule.edit.click()
      await schedule.time.focus()
      expect((await edges(schedule.time)).bottom).toBeLessThanOrEqual((await edges(schedule.confirm)).top + 1)
      await expect(schedule.confirm).toBeInViewport({ ratio: 1 })
      await page.goto(server.at('/checkout/current'))
      const pay = checkout(page)
      await pay.beGuest('Lara Large')
      const summary = page.getByRole('region', { name: 'Summary' })
      await summary.scrollIntoViewIfNeeded()
      await page.mouse.move(200, 400)
      await page.mouse.wheel(0, 20_000)
      await expect(pay.place).toBeInViewport({ ratio: 0.5 })
      const header = page.getByRole('banner')
      if (name === 'a wide screen') await expectBelow(summary, header)
    })
  })
}
