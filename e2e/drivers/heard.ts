import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    heardAloud?: string[]
  }
}

export async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = []
    window.heardAloud = heard
    const regions = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive],output'
    const hear = (region: Element) => {
      const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      if (text !== '') heard.push(text)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(regions)
        if (region) hear(region)
        // A screen reader announces an alert inserted with its text, but not a status.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          if (node.matches('[role=alert]')) hear(node)
          for (const inside of node.querySelectorAll('[role=alert]')) hear(inside)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return {
    toHaveHeard: (words: RegExp | string) =>
      expect
        .poll(
          async () =>
            (await page.evaluate(() => window.heardAloud ?? [])).filter((text) =>
              typeof words === 'string' ? text.includes(words) : words.test(text),
            ).length,
          `heard: ${words}`,
        )
        .toBeGreaterThan(0),
  }
}

/** Expects the focus inside the open layer, so a screen-reader user knows where they are. */
export function expectFocusIn(place: Locator) {
  return expect
    .poll(() => place.evaluate((element) => element.contains(document.activeElement)), `the focus is in ${place}`)
    .toBe(true)
}
