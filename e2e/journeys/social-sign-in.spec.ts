import type { Page } from '@playwright/test'
import { account, newestPhoneCode } from '../drivers/account.ts'
import { openSocialShop, type SocialShop } from '../drivers/social-shop.ts'
import { expect, test } from '../fixtures.ts'

const menu = '/location/red-hook/pickup'
const by = (page: Page, platform: string) =>
  page.getByRole('button', { name: `Continue with ${platform}`, exact: true })

async function openLogIn(page: Page, { server }: Pick<SocialShop, 'server'>) {
  await page.goto(server.at(menu))
  await account(page).open.click()
  await expect(by(page, 'Google')).toBeVisible()
}

/** Not a reload, which would reopen the sheet. */
async function openMenuAnew(page: Page, { server }: Pick<SocialShop, 'server'>) {
  await page.goto('about:blank')
  await page.goto(server.at(menu))
}

async function inWindow(page: Page, platform: string, answer: string) {
  const opening = page.waitForEvent('popup')
  await by(page, platform).click()
  const popup = await opening
  await popup.getByRole('button', { name: answer }).click()
  await popup.close()
  // A page behind a window repaints once it is in front.
  await page.bringToFront()
}

/** Fills in what the platform did not provide, then the phone's code (ACCT-19). */
async function signUp(page: Page, shop: Pick<SocialShop, 'server'>, email: string) {
  const form = account(page)
  await expect(form.firstName).toHaveValue('Nina')
  await expect(form.lastName).toHaveValue('Berg')
  await expect(form.email).toHaveValue(email)
  await expect(form.email).toHaveAttribute('readonly', '')
  await expect(form.password).toHaveCount(0)
  await expect(form.phone).toBeFocused()
  await form.phone.fill('212 555 0147')
  await form.signUp.click()
  await expect(page.getByText('Your account is ready, Nina.')).toBeFocused()
  await form.goOn.click()
  await expect(form.code).toBeFocused()
  await form.code.fill(await newestPhoneCode(page, shop.server))
  await form.code.press('Enter')
  await expect(form.code).toBeHidden()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out' }).last().click()
  await expect(page.getByText('You’re logged out')).toBeVisible()
}

test('ACCT-46, ACCT-24, ACCT-29, ACCT-58, API-17 somebody new signs up by Google, and signs in by it the next time', async ({
  page,
  guard,
  changedShop,
  inspect,
}) => {
  const shop = await openSocialShop({ page, guard, changedShop })
  await openLogIn(page, shop)
  await expect(page.getByRole('button', { name: /^Continue with / })).toHaveText([
    'Continue with Google',
    'Continue with Apple',
    'Continue with Facebook',
  ])
  await inspect(page, 'social-log-in')
  await inWindow(page, 'Google', 'Continue')
  await expect(account(page).phone).toBeVisible()
  await inspect(page, 'social-sign-up')
  await signUp(page, shop, 'nina@gmail.com')
  await account(page).open.click()
  await expect(page.getByText('Hi, Nina')).toBeVisible()
  await logOut(page)
  await openMenuAnew(page, shop)
  await account(page).open.click()
  await inWindow(page, 'Google', 'Continue')
  await account(page).open.click()
  await expect(page.getByText('Hi, Nina')).toBeVisible()
  await shop.close()
})

test('ACCT-50, ACCT-51, ACCT-52 what Google’s window comes to is said, and without its script there is no button', {
  tag: '@longer',
}, async ({ page, guard, changedShop, inspect }) => {
  guard.expectNoise(/signing in by google|ERR_FAILED/)
  const shop = await openSocialShop({ page, guard, changedShop })
  await openLogIn(page, shop)
  const opening = page.waitForEvent('popup')
  await by(page, 'Google').click()
  await (await opening).close()
  await page.bringToFront()
  await expect(account(page).alert).toHaveText('Google sign-in was canceled by Guest')
  await inspect(page, 'social-cancelled')
  await inWindow(page, 'Google', 'Deny')
  await expect(account(page).alert).toHaveText('Google sign-in was denied')
  shop.platforms.cut.google = true
  await openMenuAnew(page, shop)
  await account(page).open.click()
  await expect(by(page, 'Apple')).toBeVisible()
  await expect(by(page, 'Google')).toHaveCount(0)
  await shop.close()
})

test('ACCT-48, ACCT-33, ACCT-34, ACCT-53 somebody signs up by Apple; a window that is cancelled says nothing', {
  tag: '@longer',
}, async ({ page, guard, changedShop }) => {
  guard.expectNoise(/signing in by apple/)
  const shop = await openSocialShop({ page, guard, changedShop })
  await openLogIn(page, shop)
  await inWindow(page, 'Apple', 'Cancel')
  await expect(by(page, 'Apple')).not.toHaveAttribute('aria-busy', 'true')
  await expect(account(page).alert).toHaveCount(0)
  const posting = page.waitForRequest('**/v1/patron/sign-in/social')
  await inWindow(page, 'Apple', 'Continue')
  const { type, authToken, authData } = (await posting).postDataJSON()
  expect(authToken, 'the id_token').toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect([type, authData.userEmail, authData.userFullname]).toEqual([
    'apple',
    'nina@privaterelay.appleid.com',
    'Nina Berg',
  ])
  await signUp(page, shop, 'nina@privaterelay.appleid.com')
  await account(page).open.click()
  await expect(page.getByText('Hi, Nina')).toBeVisible()
  await shop.close()
})

test('ACCT-47, ACCT-34, ACCT-49, ACCT-54 somebody goes to Facebook and comes back, signs up, and is where they were', {
  tag: '@longer',
}, async ({ page, guard, changedShop, inspect }) => {
  guard.expectNoise(/signing in by facebook/)
  const shop = await openSocialShop({ page, guard, changedShop })
  await openLogIn(page, shop)
  await by(page, 'Facebook').click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(account(page).alert).toHaveText('Facebook sign-in was canceled')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/sign-in')
  await inspect(page, 'social-sign-in-page')
  await openLogIn(page, shop)
  await by(page, 'Facebook').click()
  const posting = page.waitForRequest('**/v1/patron/sign-in/social')
  await page.getByRole('link', { name: 'Continue' }).click()
  const sent = (await posting).postDataJSON()
  expect([sent.type, sent.authData]).toEqual(['facebook', { userId: '77' }])
  expect(sent.authToken, 'the accessToken').toContain('EAAB')
  await expect(account(page).phone).toBeVisible()
  expect(await page.evaluate(() => location.href), 'the token is out of the address').not.toContain('EAAB')
  await inspect(page, 'social-sign-up-page')
  await signUp(page, shop, 'nina.berg@example.com')
  await page.waitForURL(`**${menu}`)
  await account(page).open.click()
  await expect(page.getByText('Hi, Nina')).toBeVisible()
  await logOut(page)
  await openMenuAnew(page, shop)
  await account(page).open.click()
  await by(page, 'Facebook').click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL(`**${menu}`)
  await account(page).open.click()
  await expect(page.getByText('Hi, Nina')).toBeVisible()
  await shop.close()
})

test('ACCT-10, ACCT-02 at the checkout, and where a brand offers none, no platform is asked and no script of one comes', {
  tag: '@longer',
}, async ({ page, guard, changedShop, server }) => {
  const shop = await openSocialShop({ page, guard, changedShop })
  const policy = async (at: ShopAt, path: string) =>
    (await page.request.get(at(path))).headers()['content-security-policy']
  expect(await policy(shop.server.at, menu)).toContain('https://accounts.google.com/gsi/client')
  expect(await policy(shop.server.at, '/checkout/current')).not.toContain('accounts.google.com')
  expect(await policy(server.at, menu)).not.toContain('accounts.google.com')
  await page.goto(server.at(menu))
  await account(page).open.click()
  await expect(account(page).email).toBeVisible()
  await expect(by(page, 'Google')).toHaveCount(0)
  await page.goto(shop.server.at('/checkout/current'))
  expect(shop.platforms.asked).toEqual([])
  await shop.close()
})

type ShopAt = SocialShop['server']['at']
