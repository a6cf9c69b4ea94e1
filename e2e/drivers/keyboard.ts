import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any screen has before a control that a customer needs. */
const patience = 250

/** Whether whoever looks can see where the focus is: an outline on the element, its pseudo-elements or what frames it. */
const isDrawn = (element: Element): boolean => {
  const drawn = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
  const frames = [element, element.parentElement, element.parentElement?.parentElement]
  return frames.some(
    (frame) =>
      frame instanceof Element &&
      [undefined, '::before', '::after'].some((part) => drawn(getComputedStyle(frame, part))),
  )
}

const expectSeen = async (target: Locator): Promise<void> => {
  await expect(target).toBeFocused()
  expect(await target.evaluate(isDrawn), `the focus can be seen on ${target}`).toBe(true)
}

/** Somebody without a pointer. */
export const keyboard = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key)
  return {
    press,
    /** Tab by Tab, as far as it takes. */
    tabTo: async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      const isThere = () => target.evaluate((element) => element === document.activeElement)
      for (let stops = 0; stops < patience && !(await isThere()); stops += 1) await press(key)
      await expectSeen(target)
    },
    write: (text: string) => page.keyboard.type(text),
    expectSeen,
  }
}
