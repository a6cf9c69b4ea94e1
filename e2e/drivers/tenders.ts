import { expect, type Page } from '@playwright/test'

export function promo(page: Page) {
  return tender(page, 'Promo code', 'Promo code', 'Add promo code', 'Apply code')
}

export function giftCard(page: Page) {
  return tender(page, 'Gift card', 'Gift card number', 'Add gift card', 'Use this gift card')
}

function tender(page: Page, title: string, field: string, add: string, apply: string) {
  const heading = page.getByRole('heading', { level: 1, name: title })
  const input = page.getByLabel(field)
  return {
    heading,
    field: input,
    add: page.getByRole('button', { name: add }),
    /** Removes an applied code or card; a confirmation follows. */
    remove: (text: string) => page.getByRole('button', { name: `Remove ${title.toLowerCase()} ${text}`, exact: true }),
    apply: page.getByRole('button', { name: apply }),
    /** Applies a code by Enter, which must not place the order, and returns to the checkout. */
    use: async (text: string) => {
      await page.getByRole('button', { name: add }).click()
      await expect(heading).toBeVisible()
      await input.fill(text)
      await input.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    },
  }
}
