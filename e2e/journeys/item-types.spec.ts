import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

function specimens(page: Page): Locator {
  return page.getByRole('article')
}
function top(place: Locator): Promise<number> {
  return place.evaluate((element) => element.getBoundingClientRect().top)
}

async function openSheet(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Charcoal ramen' })
  await expect(sheet).toBeVisible()
  return sheet
}

test.beforeEach(async ({ page, server }) => {
  await page.goto(server.at('/theme/gallery'))
})

test('MENU-24, MENU-36, CONF-01 the gallery shows every type in every state, accessible on a phone and on a wide screen', {
  tag: '@longer',
}, async ({ page, inspect }) => {
  await expect(specimens(page)).toHaveCount(12 + 5 + 4 + 7 + 3 + 2 + 6)
  const counts = { modifier_items: 12, group: 5, header: 4, tabs: 7, footer: 3, confirmation: 6 }
  for (const [theme, count] of Object.entries(counts)) {
    for (let at = 1; at <= count; at += 1) {
      await expect(page.getByRole('article', { name: `${theme} Type${at}`, exact: true })).toBeVisible()
    }
  }
  await inspect(page, 'gallery')
  await page.setViewportSize({ width: 1280, height: 800 })
  await inspect(page, 'gallery-wide')
})

test('MENU-36 no type is wider than a small phone, at twice the size of text', { tag: '@longer' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(specimens(page).first()).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test('MENU-27, MENU-26 an entry of the bar brings its group to 55 px below the top of what scrolls', {
  tag: '@longer',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  const sheet = await openSheet(page, 'layout Theme1')
  const group = sheet.getByRole('group', { name: /^Two sauces/ })
  await sheet
    .getByRole('navigation')
    .getByRole('button', { name: /^Two sauces/ })
    .click()
  await expect(group).toBeFocused()
  const body = await top(sheet.locator('h2').locator('xpath=../following-sibling::div[1]'))
  await expect.poll(async () => Math.round((await top(group)) - body)).toBe(55)
  await expect(sheet.getByRole('button', { name: /^Two sauces/, exact: false }).first()).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('MENU-25 the price stays in view while the rest scrolls away', { tag: '@longer' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const sheet = await openSheet(page, 'layout Theme1, fixable')
  const price = sheet.getByText(/^from \$14\.50$/)
  await sheet.getByRole('textbox', { name: /Special instructions/ }).scrollIntoViewIfNeeded()
  await expect(price).toBeInViewport()
  await page.keyboard.press('Escape')
  const loose = await openSheet(page, 'layout Theme1')
  await loose.getByRole('textbox', { name: /Special instructions/ }).scrollIntoViewIfNeeded()
  await expect(loose.getByText(/^from \$14\.50$/)).not.toBeInViewport()
})

test('E51, MENU-25, MENU-27 in a scrolled sheet with text of twice the size the bar begins below the price, and its last entry is marked at the end', {
  tag: '@longer',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const sheet = await openSheet(page, 'layout Theme1, fixable')
  const price = sheet.getByText(/^from \$14\.50$/).locator('xpath=..')
  const bar = sheet.getByRole('navigation')
  const entries = bar.getByRole('button')
  const count = await entries.count()
  for (const at of [1, count - 1]) {
    await entries.nth(at).click()
    await expect(entries.nth(at)).toHaveAttribute('aria-current', 'true')
    const [above, below] = [await price.boundingBox(), await bar.boundingBox()]
    if (above === null || below === null) throw new Error('not drawn')
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1)
    for (const part of [price, bar])
      expect(await part.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
    await expect
      .poll(async () => {
        const group = await sheet.locator('[data-anchor]:focus').boundingBox()
        return group === null ? -1 : group.y - below.y - below.height
      })
      .toBeGreaterThanOrEqual(-1)
  }
  await sheet.getByRole('textbox', { name: /Special instructions/ }).scrollIntoViewIfNeeded()
  await page.mouse.move(160, 500)
  await page.mouse.wheel(0, 20_000)
  await expect(entries.last()).toHaveAttribute('aria-current', 'true')
})

test('SEL-19, SEL-25 tabs: a full group leads to the next tab, a missing choice leads back to its own', {
  tag: '@longer',
}, async ({ page, inspect }) => {
  const sheet = await openSheet(page, 'layout Theme2')
  await sheet.getByRole('tab', { name: /^Two sauces/ }).click()
  await sheet.getByRole('checkbox', { name: 'Sesame' }).click()
  await sheet.getByRole('checkbox', { name: 'Chilli crisp' }).click()
  await expect(sheet.getByRole('tab', { name: 'Noodles' })).toBeFocused()
  await sheet.getByRole('tab', { name: 'Toppings' }).click()
  await sheet.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(sheet.getByRole('tab', { name: /Noodles/ })).toHaveAttribute('aria-selected', 'true')
  await expect(sheet.getByRole('radio', { name: 'Thin', exact: true })).toBeFocused()
  await inspect(page, 'item-tabs-refused')
})

test('MENU-31 what a choice asks rises from the bottom, on a wide screen too', { tag: '@longer' }, async ({
  page,
  inspect,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const sheet = await openSheet(page, 'layout Theme1')
  await sheet.getByRole('checkbox', { name: 'Tea egg' }).check()
  const drawer = page.getByRole('dialog', { name: 'Options for Tea egg' })
  await expect(drawer).toBeVisible()
  await inspect(page, 'item-nested-wide')
  const box = await drawer.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800)
  expect(box?.y).toBeGreaterThan(100)
})
