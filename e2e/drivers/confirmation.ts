import { expect, type Page } from '@playwright/test'

/** The page of a placed order. */
export function confirmation(page: Page) {
  const main = page.getByRole('main')
  return {
    /** Waits for the page of its own; answers its address, which is all that is needed to see it again. */
    arrive: async (status = 'Your order is in the kitchen'): Promise<string> => {
      // Without the token where the brand's services read addresses.
      await expect(page).toHaveURL(/\/order(\/[\w-]{22,})?$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(status)
      return page.url()
    },
    /** What the customer reads aloud at the counter. */
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
