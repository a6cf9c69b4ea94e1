import type { Locator } from '@playwright/test'
import { seldom } from '../drivers/seldom.ts'
import { shops } from '../drivers/tour.ts'
import { expect, test } from '../fixtures.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

test('a selected control keeps the system’s selection colour in forced-colours mode', {
  tag: '@longer',
}, async ({ page, server }) => {
  const { button, openMenu, openDish, openCart, toCheckout } = seldom({
    page,
    server,
    it: shops.nocturne,
    locale: 'en',
  })
  await openMenu()
  const dish = await openDish(shops.nocturne.dish)
  const tab = dish.getByRole('tab', { name: 'The basics' })
  await tab.click()
  await expectHighlight(tab)
  await dish.getByRole('radio', { name: 'Oat' }).check()
  await button(/^Add to cart/, dish).click()
  const cart = await openCart()
  await button('Change time', cart).click()
  const times = page.getByRole('dialog', { name: 'When would you like it?' })
  const first = times.getByRole('group', { name: 'Time' }).getByRole('radio').first()
  await first.check()
  await expectHighlight(first.locator('+ span'))
  await page.keyboard.press('Escape')
  await button('Change location', cart).click()
  await expectHighlight(page.getByRole('dialog').getByRole('tab', { name: 'Pickup' }))
  await toCheckout('Fay Forced')
  await expectHighlight(page.locator('label').filter({ has: page.getByRole('radio', { name: /^15%/ }) }))
  // An icon must not keep a brand colour.
  const icon = page
    .getByRole('button', { name: /^Your Info/ })
    .locator('svg')
    .first()
  expect(await icon.evaluate((one) => getComputedStyle(one).forcedColorAdjust)).toBe('auto')
})

/** Chromium paints forced colours over computed styles; exempt elements compute as painted. */
async function expectHighlight(chosen: Locator) {
  await expect
    .poll(() =>
      chosen.evaluate((one) => {
        const probe = document.createElement('i')
        Object.assign(probe.style, { backgroundColor: 'Highlight', forcedColorAdjust: 'none' })
        one.after(probe)
        const { backgroundColor: highlight } = getComputedStyle(probe)
        probe.remove()
        const { backgroundColor, forcedColorAdjust } = getComputedStyle(one)
        return forcedColorAdjust === 'none' && backgroundColor === highlight
      }),
    )
    .toBe(true)
}
