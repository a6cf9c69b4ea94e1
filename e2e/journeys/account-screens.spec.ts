import type { Page } from '@playwright/test'
import { account } from '../drivers/account.ts'
import { seldom } from '../drivers/seldom.ts'
import { expect } from '../fixtures.ts'
import { inEachLook, type Stage } from '../in-each-look.ts'

/** A code is sent to one address a few times an hour, so that each look has its own. */
function strangerIn({ brand, locale, isForced }: Stage): string {
  return `nobody.${brand}.${locale}${isForced ? '.forced' : ''}@guest.example`
}

/** Answered instead of the order server, which asks only of whom it doubts. */
const askForPerson = { code: 'human_check_due', message: 'Please confirm that you are a person.' }

/** Somebody who cannot be shown to be a person. */
async function doubt(page: Page, path: string) {
  await page.route(path, (route) => route.fulfill({ status: 403, json: askForPerson }))
  await page.route('**/v1/human-check', (route) => route.fulfill({ status: 500, json: { message: 'no', code: 'no' } }))
}

inEachLook(
  'ACCT-13, ACCT-25, ACCT-36, ACCT-38, ACCT-61, ACCT-65 every form of an account in the shop',
  async (stage) => {
    const { page, guard, locale, look } = stage
    guard.expectNoise(/status of (40[0139]|500)/)
    const { say, openMenu } = seldom(stage)
    const form = account(page, locale)
    await openMenu()
    await form.open.click()
    await expect(form.password).toBeVisible()
    await look('sign-in')
    await form.logIn.click()
    await expect(form.email).toHaveAttribute('aria-invalid', 'true')
    await look('sign-in-empty')
    await form.email.fill(strangerIn(stage))
    await form.password.fill('Wrong-Ladle-1')
    await form.logIn.click()
    await expect(form.alert).toBeVisible()
    await look('sign-in-wrong')
    await doubt(page, '**/v1/patron/sign-in')
    await form.logIn.click()
    await expect(form.alert).toContainText(say.person)
    await look('sign-in-person')
    await page.unrouteAll()

    // The forgotten password comes last: a page of this tab comes back to it.
    await form.signUp.click()
    await expect(form.firstName).toBeVisible()
    await look('sign-up')
    await form.phone.fill('12')
    await form.password.fill('short')
    await form.signUp.click()
    await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
    await look('sign-up-wrong')
    await form.logIn.click()
    await expect(form.forgot).toBeVisible()

    await form.forgot.click()
    await expect(form.sendCode).toBeVisible()
    await look('forgot')
    await form.email.fill(strangerIn(stage))
    await form.sendCode.click()
    await expect(form.code).toBeVisible()
    await look('pin')
    await form.code.fill('000000')
    await form.code.press('Enter')
    await expect(form.alert).toBeVisible()
    await look('pin-wrong')
    await page.route('**/v1/pincode/verify', (route) => route.fulfill({ json: { token: 'sets-one-password' } }))
    await form.code.fill('000000')
    await form.code.press('Enter')
    await expect(form.newPassword).toBeVisible()
    await look('new-password')
    await form.newPassword.fill('luces de la ciudad')
    await form.again.fill('luces del campo')
    await form.save.click()
    await expect(form.again).toHaveAttribute('aria-invalid', 'true')
    await look('new-password-wrong')
  },
)

inEachLook('CHK-24, CHK-59, ACCT-36 every form of an account on the way to an order', async (stage) => {
  const { page, guard, locale, look } = stage
  guard.expectNoise(/status of 40[0139]/)
  const { say, button, openMenu, addDish, openCart, toPay } = seldom(stage)
  const form = account(page, locale)
  await openMenu()
  await addDish()
  const cart = await openCart()
  await button(say.haveAccount, cart).click()
  await expect(form.password).toBeVisible()
  await look('cart-log-in')
  await form.signUp.click()
  await expect(form.firstName).toBeVisible()
  await look('cart-sign-up')

  await toPay()
  await form.open.click()
  await expect(form.password).toBeVisible()
  await look('pay-log-in')
  await form.email.fill(strangerIn(stage))
  await form.password.fill('Wrong-Ladle-1')
  await form.logIn.click()
  await expect(form.alert).toBeVisible()
  await look('pay-log-in-wrong')
  await form.signUp.click()
  await expect(form.firstName).toBeVisible()
  await look('pay-sign-up')
  await form.logIn.click()
  await form.forgot.click()
  await expect(form.sendCode).toBeVisible()
  await look('pay-forgot')
  await form.email.fill(strangerIn(stage))
  await form.sendCode.click()
  await expect(form.code).toBeVisible()
  await look('pay-pin')
})
