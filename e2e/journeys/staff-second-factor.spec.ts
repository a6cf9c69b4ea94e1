import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { keyboard } from '../drivers/keyboard.ts'
import { type ProductionShop, productionShop } from '../drivers/production-shop.ts'
import { test as base, expect } from '../fixtures.ts'

const email = 'olga@ember.example'
const password = 'a ladle of miso at noon'
/** Milliseconds. The server takes the codes of the periods before and after the current one. */
const period = 30_000

const test = base.extend<{ readonly production: ProductionShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  production: async ({}, use) => {
    const production = await productionShop(email)
    await use(production)
    await production.stop()
    expect(production.server.errors, 'what went wrong in the production server').toEqual([])
  },
})

async function givePassword(page: Page) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
}

/** A code that no period near the current one has. */
function wrongCode(app: TOTP): string {
  const near = [-2, -1, 0, 1, 2, 3].map((step) => app.generate({ timestamp: Date.now() + step * period }))
  return ['123456', '234567', '345678', '456789', '567890', '678901', '789012'].find((one) => !near.includes(one)) ?? ''
}

test('an owner outside development sets up a second factor before anything else, by keyboard alone', async ({
  page,
  production,
  guard,
  inspect,
}) => {
  guard.expectNoise(/40[139] .*staff\/(?:session|second-factor)/)
  const { tabTo, press } = keyboard(page)
  const code = page.getByRole('textbox', { name: 'Code' })
  const orders = page.getByRole('heading', { level: 1, name: 'Orders' })

  await page.goto(production.invitation)
  await tabTo(page.getByLabel('Your name'))
  await page.keyboard.type('Olga')
  await tabTo(page.getByLabel('New password'))
  await page.keyboard.type(password)
  await press('Enter')

  const begin = page.getByRole('button', { name: 'Set up an authenticator app' })
  await expect(begin).toBeVisible()
  await inspect(page, 'staff-setup-due')
  // A reload does not lead around it.
  await page.reload()
  await expect(begin).toBeVisible()
  await expect(page.getByRole('button', { name: 'Orders', exact: true })).toHaveCount(0)
  await tabTo(begin)
  await press('Enter')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await inspect(page, 'staff-setup-scan')

  const key = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
  const app = new TOTP({ secret: key.replaceAll(' ', '') })
  await tabTo(code)
  await page.keyboard.type(wrongCode(app))
  await press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await inspect(page, 'staff-setup-wrong')
  await code.fill(app.generate())
  await press('Enter')

  const recoveryCodes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(recoveryCodes).toHaveCount(10)
  await inspect(page, 'staff-setup-codes')
  const [recovery = ''] = await recoveryCodes.allTextContents()
  await tabTo(page.getByRole('button', { name: 'I saved them' }))
  await press('Enter')
  await expect(orders).toBeAttached()

  await test.step('the recovery codes are not shown a second time', async () => {
    await page.reload()
    await expect(orders).toBeAttached()
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await expect(page.getByText('You sign in with your password and a code')).toBeVisible()
    await expect(page.getByText(recovery)).toHaveCount(0)
  })

  const signOut = () => page.getByRole('button', { name: 'Sign out' }).click()
  await test.step('the password alone is not enough, and a wrong code is refused', async () => {
    await signOut()
    await givePassword(page)
    await page.keyboard.press('Tab')
    await code.fill(wrongCode(app))
    await press('Enter')
    await expect(page.getByRole('alert')).toContainText('wrong or was already used')
    await inspect(page, 'staff-code-wrong')
  })

  await test.step('the next code of the app signs in', async () => {
    await code.fill(app.generate({ timestamp: Date.now() + period }))
    await press('Enter')
    await expect(orders).toBeAttached()
  })

  await test.step('a recovery code signs in once', async () => {
    for (const outcome of ['signed in', 'refused'] as const) {
      await signOut()
      await givePassword(page)
      await code.fill(recovery)
      await press('Enter')
      if (outcome === 'signed in') await expect(orders).toBeAttached()
      else await expect(page.getByRole('alert')).toContainText('wrong or was already used')
    }
  })
})
