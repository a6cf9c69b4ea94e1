import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
]

/** Expects no WCAG 2.2 AA violation that axe finds on the current screen. */
export async function inspect(page: Page, name: string): Promise<void> {
  await draw(page, name)
  // axe cannot judge colours during an animation. Two frames let a sheet start its animation; `finish` ends it.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
      await new Promise((resolve) => setTimeout(resolve, 17))
    }
  })
  // The browser paints forced colours over computed styles, and axe reads only computed styles.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules(isForced ? ['color-contrast'] : [])
    .setLegacyMode(true)
    .analyze()
  const found: string[] = []
  for (const { id, help, nodes } of violations)
    for (const { html, failureSummary, target } of nodes)
      if (id !== 'target-size' || (await isSmallInFull(page, target)))
        found.push(`${id}: ${help}\n${html}\n${failureSummary}`)
  expect(found, `accessibility of ${name}`).toEqual([])
}

/** Measures a target in the middle of the screen, where no fixed bar covers part of it. */
async function isSmallInFull(page: Page, [target]: readonly unknown[]): Promise<boolean> {
  const selector = String(target)
  await page.locator(selector).evaluate((small) => small.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page })
    .withRules(['target-size'])
    .include(selector)
    .setLegacyMode(true)
    .analyze()
  return violations.length > 0
}

/** With SHOTS set to a folder, saves a screenshot of each inspected screen there. */
async function draw(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  const before = page.viewportSize()
  if (folder === undefined || folder === '' || before === null) return
  await mkdir(folder, { recursive: true })
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.screenshot({ path: join(folder, `${name}-${size.width}.png`), animations: 'disabled' })
  }
  await page.setViewportSize(before)
}
