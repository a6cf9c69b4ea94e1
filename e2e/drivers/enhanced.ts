import { expect, type Page } from '@playwright/test'

/** Reports when the script of each page has started: only then can the page notice a lost network. */
export async function tellsWhenEnhanced(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() =>
    addEventListener('enhanced', () => document.documentElement.setAttribute('data-enhanced', '')),
  )
  return () => expect(page.locator('html[data-enhanced]')).toBeAttached()
}
