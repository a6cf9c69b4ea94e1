import { expect, type Page } from '@playwright/test'

export const cards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  secondStep: '4000000000003220',
}

export function checkout(page: Page) {
  const button = page.getByRole('button', { name: /^(Place Order|Continue to payment) · \$|^Pay \$|^Calculating/ })
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Checkout' }),
    guestHeading: page.getByRole('heading', { level: 1, name: 'Who is this order for?' }),
    fullName: page.getByLabel('Full name'),
    email: page.getByLabel('Email'),
    continueAsGuest: page.getByRole('button', { name: 'Continue as guest' }),
    beGuest: async (name: string) => {
      await page.getByLabel('Full name').fill(name)
      await page.getByLabel('Email').fill(`${name.toLowerCase().replace(/\W+/g, '.')}@guest.example`)
      const phone = page.getByLabel('Phone')
      if ((await phone.count()) > 0) await phone.fill('(212) 555-0100')
      await page.getByRole('button', { name: 'Continue as guest' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    },
    section: (name: 'Your Cart' | 'Your Info' | 'Your Payment') =>
      page.getByRole('button', { name: new RegExp(`^${name}`) }),
    cash: page.getByRole('radio', { name: /^Cash/ }),
    card: page.getByRole('radio', { name: /^Card|ending in/ }),
    tip: (name: RegExp | string) => page.getByRole('group', { name: 'Tip' }).getByRole('radio', { name }),
    amount: (line: string) =>
      page
        .getByRole('region', { name: 'Summary' })
        .locator('div')
        .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${line}`) }) })
        .getByRole('definition'),
    place: button,
    alert: page.getByRole('alert'),
  }
}

export function cardScreen(page: Page) {
  const field = {
    number: page.getByLabel('Card number'),
    expiry: page.getByLabel('Expiration date (MM/YY)'),
    cvc: page.getByLabel('Security code (CVC)'),
    zip: page.getByLabel('ZIP code'),
  }
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Payment' }),
    ...field,
    fill: async (number: string) => {
      await field.number.fill(number)
      await field.expiry.fill('12/34')
      await field.cvc.fill('123')
      await field.zip.fill('11231')
    },
    pay: page.getByRole('button', { name: /^Pay \$/ }),
    use: page.getByRole('button', { name: 'Use this card' }),
    alert: page.getByRole('alert'),
  }
}
