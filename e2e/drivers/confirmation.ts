import { expect, type Page } from '@playwright/test'

export function confirmation(page: Page) {
  const main = page.getByRole('main')
  return {
    arrive: async (status = 'Your order is in the kitchen'): Promise<string> => {
      // A brand whose vendors read addresses keeps the token out of the URL.
      await expect(page).toHaveURL(/\/order(\/[\w-]{22,})?$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(status)
      return page.url()
    },
    number: async (): Promise<string> => {
      const text = await main.getByText('Order number').locator('xpath=..').innerText()
      return text.replace(/^\D*/, '').trim()
    },
    main,
    amount: (line: string) =>
      main
        .locator('dl > div')
        .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${line}`) }) })
        .getByRole('definition'),
    orderAgain: page.getByRole('button', { name: 'Order again' }),
  }
}
