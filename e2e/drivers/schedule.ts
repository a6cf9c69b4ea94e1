import type { Page } from '@playwright/test'

/** When the food is wanted. */
export function scheduleSheet(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'When would you like it?' })
  return {
    /** In the cart, and in the checkout. */
    edit: page.getByRole('button', { name: 'Edit the time' }),
    dialog,
    /** The second of two lists. */
    time: dialog.getByRole('combobox', { name: 'Time' }),
    /** The layout with every time at once. */
    times: dialog.getByRole('group', { name: 'Time' }).getByRole('radio'),
    confirm: dialog.getByRole('button', { name: 'Confirm time' }),
  }
}
