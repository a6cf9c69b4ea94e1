import { expect, type Locator, type Page } from '@playwright/test'

export function shop(page: Page) {
  const dish = (name: string): Locator => page.getByRole('main').getByRole('link', { name, exact: true })
  return {
    pick: async (location: string) => {
      await page.getByRole('link', { name: `See the ${location} menu` }).click()
      await expect(page.getByRole('heading', { level: 1, name: `${location} menu` })).toBeVisible()
    },
    dish,
    open: async (name: string) => {
      await dish(name).click()
      const sheet = itemSheet(page, name)
      await expect(sheet.dialog).toBeVisible()
      return sheet
    },
    cartBar: page.getByRole('button', { name: /^View cart/ }),
    openCart: async () => {
      await page.getByRole('button', { name: /^View cart/ }).click()
      const sheet = cart(page)
      await expect(sheet.dialog).toBeVisible()
      return sheet
    },
  }
}

function choiceIn(place: Locator, name: string): Locator {
  return place.getByRole('radio', { name }).or(place.getByRole('checkbox', { name }))
}

/** Item sheet, opened from the menu or from a cart line. */
export function itemSheet(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name, exact: true })
  const group = (title: string): Locator => dialog.getByRole('group', { name: new RegExp(`^${title}`) })
  const choice = (title: string, name: string): Locator => choiceIn(group(title), name)
  return {
    dialog,
    group,
    choice,
    choose: (title: string, name: string) => choice(title, name).check(),
    submit: dialog.getByRole('button', { name: /^(Add to cart|Save changes|Oops!|Sold out)/ }),
    add: async () => {
      await dialog.getByRole('button', { name: /^Add to cart/ }).click()
      await expect(dialog).toBeHidden()
    },
    close: dialog.getByRole('button', { name: 'Close' }),
  }
}

export function nestedDrawer(page: Page, modifier: string) {
  const dialog = page.getByRole('dialog', { name: `Options for ${modifier}` })
  return {
    dialog,
    save: dialog.getByRole('button', { name: 'Save' }),
  }
}

export function cart(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your cart', exact: true })
  const line = (name: string): Locator =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  return {
    dialog,
    line,
    subtotal: dialog.getByRole('definition').first(),
    checkout: dialog.getByRole('button', { name: /^(Checkout|Continue ·)/ }),
    close: dialog.getByRole('button', { name: 'Close' }),
  }
}
