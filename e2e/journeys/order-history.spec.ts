import { aPatron, place } from '../drivers/past-orders.ts'
import { expect, test } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

const words = {
  en: {
    history: 'Order history',
    all: 'See all orders',
    again: 'Order again',
    close: 'Close',
    back: 'Back',
    phone: 'Change phone',
    password: 'Change password',
    save: 'Save changes',
    out: 'Log out',
    redeem: 'Redeem a promo',
    verify: 'Verify Code',
    code: 'Promo Code',
    clamp: 'Welcome to Ember',
  },
  es: {
    history: 'Historial de pedidos',
    all: 'Ver todos los pedidos',
    again: 'Pedir otra vez',
    close: 'Cerrar',
    back: 'Volver',
    phone: 'Cambiar teléfono',
    password: 'Cambiar contraseña',
    save: 'Guardar cambios',
    out: 'Cerrar sesión',
    redeem: 'Canjear una promoción',
    verify: 'Verificar el código',
    code: 'Código promocional',
    clamp: 'Welcome to Ember',
  },
}

test.use({ serverFor: 'order history' })

inEachLook(
  'PROF-03, PROF-04, PROF-11, PROF-16, PROF-17, LOYAL-04, LOYAL-22 a patron looks back, orders again, and changes the account',
  async ({ page, server, guard, brand, it, locale, isForced, look }) => {
    guard.expectNoise(/status of 422/)
    const say = words[locale]
    const at = (path: string) => server.at(path, it.host)
    const headers = await aPatron(page.request, server, brand, `${brand}.${locale}${isForced ? '.forced' : ''}`)
    await place(page.request, server, headers, it.slug)
    await page.goto(at('/'))
    const kept = { key: `${brand}_token`, token: headers.authorization.replace('Bearer ', '') }
    await page.evaluate(({ key, token }) => localStorage.setItem(key, token), kept)

    await page.goto(at('/profile'))
    const section = page.getByRole('region', { name: say.history })
    await expect(section.getByRole('listitem')).toHaveCount(1)
    await look('profile-with-history')
    await section.getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/orders\/./)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await look('past-order')
    await page.keyboard.press('Tab')
    await page.goBack()
    await section.getByRole('link', { name: say.all }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: say.history })).toBeVisible()
    await look('order-history')

    await page.getByRole('listitem').getByRole('link').first().click()
    const again = page.getByRole('button', { name: say.again })
    // This process cannot fetch from the second brand's host.
    if (brand === 'ember') {
      await page.route('**/v1/menus*', async (route) => {
        const answer = await route.fetch()
        // The page has it cached.
        if (answer.status() === 304) return route.fulfill({ response: answer })
        const menu = await answer.json()
        for (const one of Object.values<{ price: number }>(menu.items ?? {})) one.price += 1
        await route.fulfill({ response: answer, json: menu })
      })
      await again.click()
      const sheet = page.getByRole('dialog', { name: say.again })
      await expect(sheet.getByRole('listitem')).toHaveCount(1)
      await look('order-again')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(again).toBeFocused()
      await page.keyboard.press('Enter')
      await sheet.getByRole('button').last().focus()
      await page.keyboard.press('Enter')
    } else await again.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/location/${it.slug}/pickup`))
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.goto(at('/profile'))
    await page.getByRole('link', { name: say.phone }).click()
    // The profile form has three fields until the screen loads.
    await expect(page.getByRole('textbox')).toHaveCount(1)
    await expect(page.getByRole('textbox')).toBeFocused()
    await look('profile-phone')
    await page.getByRole('button', { name: say.back }).click()
    await page.getByRole('link', { name: say.password }).click()
    await page.getByRole('button', { name: say.save }).click()
    await look('profile-password')
    await page.goBack()
    if (brand === 'ember') {
      await page.getByRole('link', { name: say.redeem }).click()
      await page.getByLabel(say.code).fill('NO-SUCH-CODE')
      await page.getByRole('button', { name: say.verify }).click()
      await expect(page.getByLabel(say.code)).toHaveAttribute('aria-invalid', 'true')
      await look('profile-redeem')
      await page.getByLabel(say.code).fill('WELCOME10')
      await page.keyboard.press('Enter')
      const name = page.getByText(say.clamp)
      await expect(name).toBeVisible()
      const clamp = (of: Element) => getComputedStyle(of).getPropertyValue('-webkit-line-clamp')
      expect(await name.evaluate(clamp)).toBe('1')
      for (const said of await name.locator('xpath=following-sibling::span').all())
        expect(await said.evaluate(clamp)).toBe('2')
      await look('profile-rewarded')
    }
    await page.getByRole('button', { name: say.out }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('profile-log-out-drawer')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: say.out })).toBeFocused()
  },
)
