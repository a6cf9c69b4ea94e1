import { expect, type Page } from '@playwright/test'

/** Sets a larger text size for each page of the browser from now on. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.context().addInitScript((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html{font-size:${size}%}`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, percent)
}

export async function expectFit(page: Page, screen: string): Promise<void> {
  await expect.poll(() => page.evaluate(misfits), `what does not fit on ${screen}`).toEqual([])
}

function misfits(): readonly string[] {
  const found: string[] = []
  const width = document.documentElement.clientWidth
  const told = (one: Element) => `${one.tagName.toLowerCase()} "${(one.textContent ?? '').trim().slice(0, 40)}"`
  // The topmost open dialog is the screen.
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  for (const one of new Set([document.documentElement, layer]))
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${told(one).slice(0, 12)} scrolls sideways`)

  interface Line {
    readonly of: Element
    readonly at: DOMRect
    readonly floor: Element | null
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const of = node.parentElement
    if (of === null || (node.textContent ?? '').trim() === '' || isHidden(of)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const floor = floorOf(of)
    const room = roomOf(of)
    for (const line of range.getClientRects()) {
      const at = shownOf(of, line)
      if (at.width < 1 || at.height < 1) continue
      // A strip that scrolls sideways on its own may be wider than the screen.
      const isSwiped = room !== undefined && room.overflow === 'auto'
      if (!isSwiped && (at.right > width + 1 || at.left < -1)) found.push(`${told(of)} leaves the screen`)
      if (room !== undefined && !isSwiped && line.right > room.box.right + 1) found.push(`${told(of)} is cut off`)
      lines.push({ of, at, floor })
    }
  }
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.floor !== other.floor || one.of === other.of) continue
      const wide = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left)
      const high = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top)
      // Line boxes may touch; letters may not.
      if (wide > 4 && high > 0.5 * Math.min(one.at.height, other.at.height))
        found.push(`${told(one.of)} lies on ${told(other.of)}`)
    }
  })
  return [...new Set(found)].slice(0, 8)

  function isHidden(one: Element): boolean {
    if (one.closest('script, style, noscript, template, option, [hidden]') !== null) return true
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
    // Screen-reader text is one pixel large.
    for (let up: Element | null = one; up !== null; up = up.parentElement)
      if (getComputedStyle(up).clipPath === 'inset(50%)' || (up.clientWidth === 1 && up.clientHeight === 1)) return true
    return false
  }

  /** Nearest fixed or sticky ancestor. Only elements of one layer can overlap by mistake. */
  function floorOf(one: Element): Element | null {
    for (let up: Element | null = one; up !== null && up !== layer; up = up.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(up).position)) return up
    return layer
  }

  /** Visible part of a line: a clipping box hides the rest. */
  function shownOf(one: Element, line: DOMRect): DOMRect {
    let { left, right, top, bottom } = line
    for (let up: Element | null = one; up !== null && up !== layer; up = up.parentElement) {
      if (getComputedStyle(up).overflowX === 'visible') continue
      const box = up.getBoundingClientRect()
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  function roomOf(one: Element) {
    for (let up: Element | null = one; up !== null && up !== layer; up = up.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(up)
      if (textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')) return undefined
      if (overflowX === 'auto' || overflowX === 'scroll') return { overflow: 'auto', box: up.getBoundingClientRect() }
      if (overflowX === 'hidden' || overflowX === 'clip') return { overflow: 'hidden', box: up.getBoundingClientRect() }
    }
    return undefined
  }
}

/** Expects the visible form's fields in one column with one left edge. */
export async function expectOneColumn(page: Page, form: string): Promise<void> {
  const edges = () =>
    page.evaluate(() => {
      const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
      const fields = [...layer.querySelectorAll('form input, form select, form textarea')].filter(
        (one) => one.checkVisibility() && !one.matches('[type=radio], [type=checkbox], [type=hidden]'),
      )
      const boxes = fields.map((one) => one.getBoundingClientRect())
      const tops = boxes.map(({ top }) => Math.round(top))
      return {
        fields: fields.length,
        lefts: [...new Set(boxes.map(({ left }) => Math.round(left)))].length,
        rows: new Set(tops).size,
      }
    })
  const seen = await edges()
  expect(seen.fields, `fields of ${form}`).toBeGreaterThan(0)
  expect(seen, form).toEqual({ fields: seen.fields, lefts: 1, rows: seen.fields })
}
