import { expect, type Page } from '@playwright/test'

export interface WrittenAddress {
  readonly street: string
  readonly unit?: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export const conoverStreet: WrittenAddress = {
  street: '180 Conover Street',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11231',
}

export function addressSheet(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' })
  const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) })
  const street = dialog.getByRole('combobox', { name: /^Street address/ })
  const check = dialog.getByRole('button', { name: 'Check this address' })
  const deliver = dialog.getByRole('button', { name: 'Deliver here' })
  const byHand = dialog.getByRole('button', { name: 'Enter address manually' })
  const writeTown = async ({ unit = '', city, state, zip }: WrittenAddress) => {
    await field('Apt').fill(unit)
    await field('City').fill(city)
    // LOC-48: the field suggests states as the patron types.
    await dialog.getByRole('combobox', { name: /^State/ }).fill(state)
    await field('ZIP').fill(zip)
  }
  return {
    dialog,
    street,
    check,
    deliver,
    byHand,
    option: (text: string) => dialog.getByRole('option', { name: text }),
    open: async () => {
      await page.getByRole('main').getByRole('button', { name: 'Enter your address' }).click()
      await expect(street).toBeFocused()
    },
    writeTown,
    notes: field('Delivery instructions'),
    another: dialog.getByRole('button', { name: 'Try another address' }),
    deliverTo: async (address: WrittenAddress) => {
      await byHand.click()
      await street.fill(address.street)
      await writeTown(address)
      await check.click()
      await deliver.click()
      await expect(dialog).toBeHidden()
    },
  }
}
