import type { Page } from '@playwright/test'

export function scheduleSheet(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'When would you like it?' })
  return {
    edit: page.getByRole('button', { name: 'Change time' }),
    dialog,
    time: dialog.getByRole('combobox', { name: 'Time' }),
    times: dialog.getByRole('group', { name: 'Time' }).getByRole('radio'),
    confirm: dialog.getByRole('button', { name: 'Confirm time' }),
  }
}
