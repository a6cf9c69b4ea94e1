import { expect, type Locator, type Page } from '@playwright/test'

/** More Tab stops than any screen has. */
const timeout = 250

export function keyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key)
  const focused = page.locator(':focus')
  const tab = async (key: 'Tab' | 'Shift+Tab') => {
    await press(key)
    // After the last stop the focus leaves the page for the browser's toolbar.
    if ((await focused.count()) > 0) await expectStop(focused)
  }
  return {
    press,
    tabTo: async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      const isThere = () => target.evaluate((element) => element === document.activeElement)
      for (let stops = 0; stops < timeout && !(await isThere()); stops += 1) await tab(key)
      await expectSeen(target)
    },
    /** A radio group is one Tab stop; arrow keys move inside it. */
    choose: async (target: Locator) => {
      const isInGroup = () =>
        target.evaluate(
          (one) =>
            one === document.activeElement ||
            (one instanceof HTMLInputElement &&
              document.activeElement instanceof HTMLInputElement &&
              one.type === 'radio' &&
              one.name === document.activeElement.name),
        )
      for (let stops = 0; stops < timeout && !(await isInGroup()); stops += 1) await tab('Tab')
      const isThere = () => target.evaluate((one) => one === document.activeElement)
      for (let stops = 0; stops < timeout && !(await isThere()); stops += 1) await press('ArrowDown')
      await expectSeen(target)
      if (!(await target.isChecked())) await press('Space')
      await expect(target).toBeChecked()
    },
    write: (text: string) => page.keyboard.type(text),
    expectSeen,
  }
}

/**
 * Returns why the focus indicator is invisible, if it is. The outline may be on the element, a pseudo-element or its
 * frame, and no fixed bar may cover it (WCAG 2.4.7, 2.4.11).
 */
function hiddenBy(element: Element): string | undefined {
  const drawn = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
  const frames = [element, element.parentElement, element.parentElement?.parentElement]
  const frame = frames.find(
    (one) =>
      one instanceof Element && [undefined, '::before', '::after'].some((part) => drawn(getComputedStyle(one, part))),
  )
  if (frame === null || frame === undefined) return 'nothing is drawn around it'
  const { left, right, top, bottom } = frame.getBoundingClientRect()
  let [x1, x2] = [Math.max(left, 0), Math.min(right, document.documentElement.clientWidth)]
  let [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  // A scroll container shows only part of its content.
  for (let box = frame.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue
    const part = box.getBoundingClientRect()
    x1 = Math.max(x1, part.left)
    x2 = Math.min(x2, part.right)
    y1 = Math.max(y1, part.top)
    y2 = Math.min(y2, part.bottom)
    // A sheet lies over the page, not inside it.
    if (box instanceof HTMLDialogElement) break
  }
  const where = `at ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`
  if (x2 - x1 < 2 || y2 - y1 < 2) return `it lies off the screen, ${where}`
  const parts = [0.2, 0.5, 0.8].flatMap((across) => [0.2, 0.5, 0.8].map((down) => [across, down] as const))
  const over = parts.flatMap(([across, down]) => {
    const seen = document.elementFromPoint(x1 + (x2 - x1) * across, y1 + (y2 - y1) * down)
    return seen === null || frame.contains(seen) || seen.contains(frame) ? [] : [seen]
  })
  // A rounded corner may belong to a neighbour, and a long text may end under a bar.
  if (over.length <= parts.length / 3) return undefined
  return `it lies ${where} under ${over[0]?.tagName.toLowerCase()}.${over[0]?.className}`
}

/** Smooth scrolling has to end before the position counts. */
async function expectStop(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate(hiddenBy), { message: `the focus can be seen on ${target}`, intervals: [0, 50, 100] })
    .toBeUndefined()
}

async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expectStop(target)
}
