import type { Page } from '@playwright/test'

/** When the food is wanted. */
export function scheduleSheet(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'When would you like it?' })
  return {
    /** In the cart, and in the checkout. */
    edit: page.getByRole('button', { name: 'Edit the time' }),
    dialog,
    asap: dialog.getByRole('button', { name: /^ASAP/ }),
    /** The layout with two lists. */
    day: dialog.getByRole('combobox', { name: 'Day' }),
    time: dialog.getByRole('combobox', { name: 'Time' }),
    /** The layout with every time at once. */
    days: dialog.getByRole('group', { name: 'Day' }).getByRole('radio'),
    times: dialog.getByRole('group', { name: 'Time' }).getByRole('radio'),
    confirm: dialog.getByRole('button', { name: 'Confirm time' }),
    alert: dialog.getByRole('alert'),
  }
}
