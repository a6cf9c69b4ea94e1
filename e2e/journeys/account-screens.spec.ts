import type { Page } from '@playwright/test'
import { account } from '../drivers/account.ts'
import { seldom } from '../drivers/seldom.ts'
import { expect } from '../fixtures.ts'
import { inEachLook, type Stage } from '../in-each-look.ts'

function strangerIn({ brand, locale, isForced }: Stage): string {
  return `nobody.${brand}.${locale}${isForced ? '.forced' : ''}@guest.example`
}

function patronOf({ brand }: Stage): string {
  return `nora@${brand}.example`
}

/** Intercepted: the order server limits wrong attempts. */
const wrong = { code: 'wrong_credentials', message: 'Incorrect email or password.' }

/** Intercepted: the order server asks only suspicious clients. */
const askForPerson = { code: 'human_check_due', message: 'Please confirm that you are a person.' }

/** Makes the human check fail. */
async function doubt(page: Page, path: string) {
  await page.route(path, (route) => route.fulfill({ status: 403, json: askForPerson }))
  await page.route('**/v1/human-check', (route) => route.fulfill({ status: 500, json: { message: 'no', code: 'no' } }))
}

inEachLook('ACCT-13, ACCT-14, ACCT-36, ACCT-38 every form of an account in the shop', async (stage) => {
  const { page, guard, locale, look } = stage
  guard.expectNoise(/status of (40[01349]|500)/)
  const { say, openMenu } = seldom(stage)
  const form = account(page, locale)
  await openMenu()
  await form.open.click()
  await expect(form.email).toBeVisible()
  await look('sign-in')
  await form.goOn.click()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await look('sign-in-empty')
  await form.email.fill(patronOf(stage))
  await form.goOn.click()
  await expect(form.password).toBeFocused()
  await look('sign-in-password')
  await form.password.fill('Wrong-Ladle-1')
  await form.logIn.click()
  await expect(form.password).toHaveAttribute('aria-invalid', 'true')
  await expect(form.password).toBeFocused()
  await look('sign-in-wrong')
  await doubt(page, '**/v1/patron/sign-in')
  await form.logIn.click()
  await expect(form.alert).toContainText(say.person)
  await look('sign-in-person')
  await page.unrouteAll()

  await form.email.fill(strangerIn(stage))
  await form.goOn.click()
  await expect(form.firstName).toBeFocused()
  await look('sign-up')
  await form.phone.fill('12')
  await form.password.fill('short')
  await form.signUp.click()
  await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
  await look('sign-up-wrong')
  await form.logIn.click()
  await expect(form.password).toBeFocused()
  await look('password-alone')

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
})

inEachLook('CHK-24, CHK-59, ACCT-08, ACCT-36 every form of an account on the way to an order', async (stage) => {
  const { page, guard, locale, look } = stage
  guard.expectNoise(/status of 40[0139]/)
  const { say, button, openMenu, addDish, openCart, toPay } = seldom(stage)
  const form = account(page, locale)
  await openMenu()
  await addDish()
  const cart = await openCart()
  await button(say.haveAccount, cart).click()
  await expect(form.email).toBeVisible()
  await look('cart-log-in')
  await form.signUp.click()
  await expect(form.firstName).toBeVisible()
  await look('cart-sign-up')

  await toPay()
  await form.open.click()
  await expect(form.goOn).toBeVisible()
  await look('pay-log-in')
  await page.route('**/v1/patron/sign-in', (route) => route.fulfill({ status: 401, json: wrong }))
  await form.logInAs(patronOf(stage), 'Wrong-Ladle-1')
  await expect(form.password).toHaveAttribute('aria-invalid', 'true')
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

const patron = {
  id: 'vera',
  token: 'held',
  email: { value: 'vera@guest.example' },
  phone: { value: '(718) 555-0123', isVerified: true },
  firstName: 'Vera',
  lastName: 'Verify',
  type: 'email',
  isMigrating: false,
  isEmployee: false,
  addresses: [],
}

inEachLook(
  'ACCT-18, ACCT-19, ACCT-20, ACCT-21, ACCT-41, ACCT-43 what an account is asked for before its owner is in',
  async (stage) => {
    const { page, guard, locale, look } = stage
    guard.expectNoise(/status of 40[03]/)
    const { openMenu } = seldom(stage)
    const form = account(page, locale)
    const answer = (path: string, json: object, status = 200) =>
      page.route(`**/v1/${path}`, (route) => route.fulfill({ status, json }))
    const again = async () => {
      await page.unrouteAll()
      // The same URL would reload and reopen the sheet.
      await page.goto('about:blank')
      await openMenu()
      await form.open.click()
      await answer('patron/validate', { isValid: true, isMigrating: false })
    }
    await again()
    await answer('patron/validate', { isValid: true, isMigrating: true })
    await answer('pincode', {})
    await form.email.fill(patron.email.value)
    await form.goOn.click()
    await expect(form.code).toBeFocused()
    await look('migrating')

    await again()
    await answer('pincode', {})
    await form.email.fill(patron.email.value)
    await form.goOn.click()
    await form.byCode.click()
    await expect(form.code).toBeFocused()
    await look('code-to-sign-in')

    await again()
    await answer('patron/sign-in', { ...patron, phone: { value: '', isVerified: false } })
    await answer('pincode/send', {})
    await form.logInAs(patron.email.value, 'signed on the line')
    await expect(form.phone).toBeFocused()
    await look('phone')
    await form.phone.fill('12')
    await form.sendCode.click()
    await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
    await look('phone-wrong')
    await form.phone.fill(patron.phone.value)
    await form.sendCode.click()
    await expect(form.code).toBeFocused()
    await look('phone-code')

    await again()
    await answer('patron/sign-in', { ...patron, email: { value: '' } })
    await answer('patron', { message: 'A code is on its way.', code: 'email_code_due' }, 403)
    await form.logInAs(patron.email.value, 'signed on the line')
    await expect(form.password).toBeHidden()
    await expect(form.email).toBeFocused()
    await look('missing-email')
    await form.email.fill(patron.email.value)
    await form.goOn.click()
    await expect(form.code).toBeFocused()
    await look('missing-email-code')

    await again()
    await answer('patron/sign-in', { ...patron, isMigrating: true })
    await form.logInAs(patron.email.value, 'signed on the line')
    await expect(form.newPassword).toBeFocused()
    await look('password-due')
  },
)

inEachLook('ACCT-35, ACCT-37, ACCT-69, LOYAL-23 signing in at its own addresses', async (stage) => {
  const { page, server, it, locale, look } = stage
  const form = account(page, locale)
  const at = (path: string) => server.at(path, it.host)
  await page.goto(at('/login'))
  await expect(form.goOn).toBeVisible()
  await look('page-log-in')
  await form.email.focus()
  await page.keyboard.type(patronOf(stage))
  await page.keyboard.press('Enter')
  await expect(form.password).toBeFocused()
  await look('page-password')
  await page.goto(at('/sign-up'))
  await expect(form.firstName).toBeFocused()
  await look('page-sign-up')
  await page.goto(at(`/forgot-password#email=${encodeURIComponent(`arriving.${strangerIn(stage)}`)}&autoSend`))
  await expect(form.code).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await look('page-code')
})
