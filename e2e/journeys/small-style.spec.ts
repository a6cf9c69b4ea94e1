import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Adds the complete style sheet after the page's reduced one and expects the same picture. */
async function looksTheSame(page: Page, name: string) {
  const { shop } = JSON.parse(await readFile('dist/assets-manifest.json', 'utf8'))
  await page.evaluate(() => document.fonts.ready)
  // Visible images are painted; lower ones load lazily.
  const isPainted = () =>
    page.evaluate(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight || image.offsetParent === null,
      ),
    )
  await expect.poll(isPainted).toBe(true)
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.complete && image.decode().catch(() => {}))),
  )
  const before = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const added = await page.evaluate(
    (href) =>
      new Promise<number>((told, failed) => {
        const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
        sheet.onload = () => told(sheet.sheet?.cssRules.length ?? 0)
        sheet.onerror = failed
        document.querySelector('head > style')?.after(sheet)
      }),
    shop.en.style,
  )
  expect(added, 'rules of the whole sheet').toBeGreaterThan(0)
  const after = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  expect(Buffer.compare(before, after), `${name} with the whole style sheet`).toBe(0)
}

for (const [brand, host, slug] of [
  ['ember', 'localhost', 'red-hook'],
  ['nocturne', 'nocturne.localhost', undefined],
] as const) {
  for (const width of [390, 1280]) {
    test(`the pages of ${brand} need no rule that their style sheets lack, at ${width}`, { tag: '@longer' }, async ({
      page,
      server,
      guard,
    }) => {
      guard.expectNoise(/404 \(Not Found\) .*\/location\/nowhere/)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(server.at('/', host))
      await looksTheSame(page, 'home')
      await page.goto(server.at('/?type=delivery', host))
      await looksTheSame(page, 'home of a delivery')
      await page.goto(server.at('/', host))
      const menu =
        slug === undefined ? await page.locator('a[href^="/location/"]').first().getAttribute('href') : undefined
      await page.goto(server.at(menu ?? `/location/${slug}/pickup`, host))
      await looksTheSame(page, 'menu')
      await page.getByRole('searchbox').fill('xyzzy')
      await expect(page.locator('#finds')).toContainText(/xyzzy/)
      await looksTheSame(page, 'search')
      const dish = await page.locator('section h3 > a').first().getAttribute('href')
      await page.goto(server.at(dish ?? '', host))
      await looksTheSame(page, 'dish')
      await page.goto(server.at('/location/nowhere/pickup', host))
      await looksTheSame(page, 'a restaurant that is not there')
    })
  }
}
