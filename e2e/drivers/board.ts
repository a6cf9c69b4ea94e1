import { expect, type Locator, type Page } from '@playwright/test'

type Column = 'New' | 'Preparing' | 'Ready' | 'Later' | 'Done today'

/** The staff document at a width at which the columns stand side by side. */
export function board(page: Page) {
  const column = (name: Column): Locator => page.getByRole('region', { name: new RegExp(`^${name}`) })
  return {
    signIn: async (email: string, password = 'Demo-Ladle-1') => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached()
    },
    startShift: page.getByRole('button', { name: 'Start shift' }),
    column,
    card: (name: Column, number: string): Locator =>
      column(name).getByRole('article', { name: `Order ${number}`, exact: true }),
    announced: page.getByRole('status').filter({ hasText: /^New order/ }),
  }
}
