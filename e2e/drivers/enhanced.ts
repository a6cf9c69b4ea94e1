import { expect, type Page } from '@playwright/test'

/** From now on each page says when its script has taken it over: before, nothing on it can know of the network. */
export async function tellsWhenEnhanced(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() =>
    addEventListener('enhanced', () => document.documentElement.setAttribute('data-enhanced', '')),
  )
  return () => expect(page.locator('html[data-enhanced]')).toBeAttached()
}
