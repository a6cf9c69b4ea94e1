import type { Page } from '@playwright/test'

/** Parts of a page by name, each a CSS selector whose first visible match counts. */
export type Parts = Readonly<Record<string, string>>

/**
 * How the parts of a page stand to each other: which are there, and for each pair whether one is above, below, left of or
 * right of the other. Sizes, gaps and colours say nothing here, so two layouts with the same text are the same drawing.
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
