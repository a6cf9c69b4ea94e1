import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { board } from '../drivers/board.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { expect, test } from '../fixtures.ts'

const tablet = { width: 1024, height: 768 }
const owner = 'owner@ember.example'
/** Milliseconds. The server takes the code of the next period, too. */
const period = 30_000

async function givePassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('Demo-Ladle-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('an owner sets up an authenticator app, and signs in by its code and by a recovery code that works once', async ({
  page,
  guard,
  changedShop,
  inspect,
}) => {
  guard.expectNoise(/40[13] .*staff\/session/)
  const server = await changedShop('ember', {})
  await page.setViewportSize(tablet)
  await page.goto(server.at('/staff'))
  await board(page).signIn(owner)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  const begin = page.getByRole('button', { name: 'Set up an authenticator app' })
  await expect(begin).toBeVisible()
  await inspect(page, 'staff-account')
  const { tabTo, press } = keyboard(page)
  await tabTo(begin)
  await press('Enter')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await inspect(page, 'staff-second-factor')
  const key = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
  const app = new TOTP({ secret: key.replaceAll(' ', '') })
  await page.getByRole('textbox', { name: 'Code' }).fill(app.generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await inspect(page, 'staff-recovery-codes')
  const recovery = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText('You sign in with your password and a code')).toBeVisible()

  const signOut = () => page.getByRole('button', { name: 'Sign out' }).click()
  const orders = page.getByRole('heading', { level: 1, name: 'Orders' })
  await signOut()
  await givePassword(page, owner)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
  await inspect(page, 'staff-code')
  await page.getByRole('textbox', { name: 'Code' }).fill(app.generate({ timestamp: Date.now() + period }))
  await press('Enter')
  await expect(orders).toBeAttached()

  for (const outcome of ['signed in', 'refused'] as const) {
    await signOut()
    await givePassword(page, owner)
    await page.getByRole('textbox', { name: 'Code' }).fill(recovery)
    await page.getByRole('button', { name: 'Sign in' }).click()
    if (outcome === 'signed in') await expect(orders).toBeAttached()
    else await expect(page.getByRole('alert')).toContainText('wrong or was already used')
  }
})

test('an owner invites a member, who joins by the link, and removes the member, whose open board stops', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 /)
  await page.setViewportSize(tablet)
  await page.goto(server.at('/staff'))
  await board(page).signIn(owner)
  await page.getByRole('button', { name: 'Team', exact: true }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: owner })).toContainText('(you)')
  await inspect(page, 'staff-team')

  const { tabTo, press } = keyboard(page)
  await tabTo(page.getByRole('button', { name: 'Invite a person' }))
  await press('Enter')
  await page.getByLabel('Email').fill('nia@ember.example')
  await inspect(page, 'staff-invite')
  await tabTo(page.getByRole('button', { name: 'Create invitation' }))
  await press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Invitation for nia@ember.example' })
  const link = (await sheet.getByText(/#invitation=/).textContent()) ?? ''
  await inspect(page, 'staff-invitation')
  await tabTo(sheet.getByRole('button', { name: 'Done' }))
  await press('Enter')
  await expect(rows.filter({ hasText: 'nia@ember.example' })).toContainText('Invited')

  const nia = await (await otherBrowser()).newPage()
  await nia.setViewportSize(tablet)
  await nia.goto(link)
  await nia.getByLabel('Your name').fill('Nia')
  await nia.getByLabel('New password').fill('a ladle of miso at noon')
  await nia.getByRole('button', { name: 'Create account' }).click()
  await expect(nia.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached()
  await expect(nia.getByRole('button', { name: 'Team', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Activity', exact: true }).click()
  await page.getByRole('button', { name: 'All locations' }).click()
  await expect(rows.filter({ hasText: 'Nia signed in' })).toBeVisible()
  await expect(rows.filter({ hasText: 'invited Nia' }).first()).toBeVisible()
  await inspect(page, 'staff-activity')

  await page.getByRole('button', { name: 'Team', exact: true }).click()
  await page.getByRole('button', { name: 'Change Nia' }).click()
  await inspect(page, 'staff-member')
  await page.getByRole('button', { name: 'Remove from the team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from the team' }).click()
  await expect(page.getByText('Nia isn’t on the team anymore.')).toBeVisible()
  await expect(rows.filter({ hasText: 'Nia' })).toHaveCount(0)
  // The next look of the open board finds that the session ended.
  await expect(nia.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
})
