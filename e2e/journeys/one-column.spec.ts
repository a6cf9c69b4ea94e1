import type { Page } from '@playwright/test'
import { account } from '../drivers/account.ts'
import { expectOneColumn } from '../drivers/fits.ts'
import { said } from '../drivers/said.ts'
import { seldom } from '../drivers/seldom.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { type Shop, shops } from '../drivers/tour.ts'
import { expect, test } from '../fixtures.ts'

const locale = 'en'
const say = said[locale]

/** Signs in a patron whose email, phone and password can change. */
async function signIn(page: Page, server: ShopServer, brand: string, { host }: Shop) {
  const data = { account: `nora@${brand}.example`, password: 'Demo-Ladle-1' }
  const answer = await page.request.post(server.at('/v1/patron/sign-in'), { headers: { client: brand }, data })
  const { token } = await answer.json()
  await page.goto(server.at('/', host))
  await page.evaluate((held) => localStorage.setItem(held.key, held.token), { key: `${brand}_token`, token })
}

test.describe.configure({ mode: 'parallel' })

for (const [brand, it] of Object.entries(shops) as [keyof typeof shops, Shop][]) {
  test(`E31 every form has one column on a phone and on a wide screen: ${brand}`, { tag: '@longer' }, async ({
    page,
    server,
  }) => {
    const expectOneColumnAtEach = async (form: string) => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expectOneColumn(page, `${form}, ${width} pixels`)
      }
    }
    const at = (path: string) => server.at(path, it.host)
    const { button, addDish, openMenu, openAddress, toPay } = seldom({ page, server, it, locale })
    const form = account(page, locale)

    await page.goto(at('/sign-up'))
    await expect(form.firstName).toBeVisible()
    await expectOneColumnAtEach('sign-up')
    await page.goto(at('/login'))
    await form.email.fill(`nora@${brand}.example`)
    await form.goOn.click()
    await expect(form.password).toBeVisible()
    await expectOneColumnAtEach('log-in')

    const sheet = await openAddress()
    await button(say.byHand, sheet).click()
    await expect(sheet.locator('[autocomplete="postal-code"]')).toBeVisible()
    await expectOneColumnAtEach('an address by hand')

    await openMenu()
    await addDish()
    await toPay()
    await expectOneColumnAtEach('a guest')

    await signIn(page, server, brand, it)
    await page.goto(at('/profile'))
    await expect(form.firstName).toBeVisible()
    await expectOneColumnAtEach('the profile')
    await page.getByRole('link', { name: 'Change password' }).click()
    await expect(form.newPassword).toBeVisible()
    await expectOneColumnAtEach('a new password')
  })
}
