import { account, mailTo, newestPhoneCode } from '../drivers/account.ts'
import { newPatron } from '../drivers/new-patron.ts'
import { expect, test } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

test.use({ serverFor: 'log in' })

inEachLook(
  'ACCT-35, ACCT-17, ACCT-19, ACCT-13, ACCT-38 at its own address signing in leads the unknown to an account, and who is known into the profile, by password or by a forgotten one',
  async ({ page, server, brand, locale, isForced, guard, it, look }) => {
    guard.expectNoise(/status of 40[14]/)
    const at = (path: string) => server.at(path, it.host)
    const form = account(page, locale)
    const mark = `${brand}.${locale}${isForced ? '.forced' : ''}`
    const email = `lola.${mark}@guest.example`
    const password = 'ladders to the larder'
    const phone = '7185550147'
    await newPatron(page.request, server, brand, { firstName: 'Lola', lastName: 'Ladders', email, phone, password })

    await page.goto(at('/login'))
    await form.email.fill(`unknown.${mark}@guest.example`)
    await form.goOn.click()
    await expect(form.firstName).toBeFocused()
    await look('log-in-page-unknown')

    await page.goto(at('/login'))
    await form.logInAs(email, 'snakes and ladders')
    await expect(form.alert).toBeVisible()
    await look('log-in-page-wrong')
    await form.password.fill(password)
    await form.logIn.click()
    // A new account shows first that the phone is its owner's.
    await expect(form.code).toBeFocused()
    await look('log-in-page-phone')
    await form.code.fill(await newestPhoneCode(page, server))
    await form.code.press('Enter')
    await page.waitForURL(at('/profile'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lola')

    await page.evaluate((key) => localStorage.removeItem(key), `${brand}_token`)
    await page.goto(at('/login'))
    await form.email.fill(email)
    await form.goOn.click()
    await form.forgot.click()
    await form.sendCode.click()
    await expect(form.code).toBeFocused()
    await look('log-in-page-code')
    const [, code = ''] = /^(\d{6})$/m.exec(await mailTo(page, server, email, 1)) ?? []
    await form.code.fill(code)
    await form.code.press('Enter')
    await expect(form.newPassword).toBeFocused()
    await look('log-in-page-password')
    await form.newPassword.fill('larders under ladders')
    await form.again.fill('larders under ladders')
    await form.save.click()
    await page.waitForURL(at('/profile'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lola')
  },
)
