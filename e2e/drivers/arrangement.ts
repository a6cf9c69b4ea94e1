import type { Page } from '@playwright/test'

export type Parts = Readonly<Record<string, string>>

/**
 * Draws how the parts of a page relate: which exist, and which are above, below, left of or right of each other. Sizes,
 * gaps and colours do not count.
 */
export function arrangement(page: Page, parts: Parts): Promise<string> {
  return page.evaluate((wanted) => {
    const found = Object.entries(wanted).flatMap(([name, selector]) => {
      const box = [...document.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect())
        .find(({ width, height }) => width > 1 && height > 1)
      return box === undefined ? [] : [{ name, box }]
    })
    const slack = 1
    const relation = (a: DOMRect, b: DOMRect) => {
      if (a.bottom <= b.top + slack) return 'above'
      if (b.bottom <= a.top + slack) return 'below'
      if (a.right <= b.left + slack) return 'left of'
      return b.right <= a.left + slack ? 'right of' : 'over'
    }
    const pairs = found.flatMap((a, index) =>
      found.slice(index + 1).map((b) => `${a.name} ${relation(a.box, b.box)} ${b.name}`),
    )
    return [`there: ${found.map(({ name }) => name).join(', ')}`, ...pairs].join('\n')
  }, parts)
}
