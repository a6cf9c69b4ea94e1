import type { Page } from '@playwright/test'

export function upsellsStep(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Anything else?' })
  return {
    dialog,
    add: (name: string) => dialog.getByRole('button', { name: new RegExp(`^Add ${name} for`) }),
    added: (name: string) => dialog.getByRole('button', { name: `${name} is in your cart` }),
    goOn: dialog.getByRole('button', { name: /^(Continue|No thanks)/ }),
  }
}

export function packingStep(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Utensils & extras' })
  return {
    dialog,
    /** The accessible name starts with the item and continues with its description. */
    choice: (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
    next: dialog.getByRole('button', { name: 'Next' }),
  }
}

export function tableStep(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Which table are you at?' })
  return {
    dialog,
    number: page.getByLabel('Table number'),
    confirm: page.getByRole('button', { name: 'Confirm table' }),
  }
}
