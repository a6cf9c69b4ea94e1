import { readFile } from 'node:fs/promises'
import { newPatron } from '../drivers/new-patron.ts'
import { tour } from '../drivers/tour.ts'
import { expect, test } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

const words = {
  en: {
    data: 'Your data',
    password: /^Password/,
    copy: 'Download a copy',
    erase: 'Delete account',
    gone: 'Your account was deleted',
    leave: 'Back to the menu',
    remove: 'Remove my name',
    open: /^This order is still in progress/,
    off: 'Your name was removed from this order',
    close: 'Close',
  },
  es: {
    data: 'Tus datos',
    password: /^Contraseña/,
    copy: 'Descargar una copia',
    erase: 'Eliminar cuenta',
    gone: 'Eliminamos tu cuenta',
    leave: 'Volver al menú',
    remove: 'Quitar mi nombre',
    open: /^Este pedido sigue en curso/,
    off: 'Quitamos tu nombre de este pedido',
    close: 'Cerrar',
  },
}

test.use({ serverFor: 'own data' })

inEachLook(
  'a patron takes a copy of what is held and deletes the account',
  async ({ page, server, brand, locale, isForced, guard, it, look }) => {
    guard.expectNoise(/status of 401/)
    const say = words[locale]
    const at = (path: string) => server.at(path, it.host)
    const headers = { client: brand }
    const email = `dee.${brand}.${locale}${isForced ? '.forced' : ''}@guest.example`
    const password = 'gone with the spoons'
    const person = { firstName: 'Dee', lastName: 'Leaves', email, phone: '7185550144', password }
    const token = await newPatron(page.request, server, brand, person)
    await page.goto(at('/'))
    await page.evaluate((held) => localStorage.setItem(held.key, held.token), { key: `${brand}_token`, token })
    await page.goto(at('/profile'))
    await page.getByRole('link', { name: say.data }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.data)
    await look('own-data')
    await page.getByLabel(say.password).fill(password)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: say.copy }).click()
    const file = await (await saved).path()
    expect(await readFile(file, 'utf8')).toContain(email)
    await page.getByLabel(say.password).fill(password)
    await page.getByRole('button', { name: say.erase }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await look('own-data-ask')
    await sheet.getByRole('button', { name: say.erase }).click()
    await expect(sheet.getByRole('heading', { name: say.gone })).toBeVisible()
    await look('own-data-gone')
    await sheet.getByRole('button', { name: say.leave }).click()
    await page.waitForURL(at('/'))
    const asked = { headers: { ...headers, authorization: `Bearer ${token}` } }
    expect((await page.request.get(server.at('/v1/patron'), asked)).status()).toBe(401)
    // Simulates a lost deletion response: the token is still stored.
    await page.evaluate((held) => localStorage.setItem(held.key, held.token), { key: `${brand}_token`, token })
    await page.goto(at('/profile'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.gone)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await look('own-data-told-later')
  },
)

inEachLook(
  'a guest takes a copy of what is held by the order’s link, and the name off it once it is over',
  async ({ page, server, brand, locale, isForced, guard, it, look }) => {
    const say = words[locale]
    guard.expectNoise(/status of 409/)
    const guest = `Gus ${brand}${locale}${isForced ? 'forced' : ''}`
    await tour(page, server, { shop: it, locale, guest }, async () => {})
    const entry = page.getByRole('button', { name: say.data })
    await entry.scrollIntoViewIfNeeded()
    await look('guest-data-entry')
    await entry.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: say.data, exact: true })).toBeVisible()
    await look('guest-data')
    const saved = page.waitForEvent('download')
    await sheet.getByRole('button', { name: say.copy }).click()
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('Gus')
    await sheet.getByRole('button', { name: say.remove }).click()
    await look('guest-data-ask')
    await sheet.getByRole('button', { name: say.remove }).click()
    await expect(sheet.getByText(say.open)).toBeVisible()
    await look('guest-data-open')
    // Intercepted: the real lock lasts two hours.
    await page.route('**/v1/order/*/erase', (route) => route.fulfill({ json: {} }), { times: 1 })
    await sheet.getByRole('button', { name: say.remove }).click()
    await sheet.getByRole('button', { name: say.remove }).click()
    await expect(sheet.getByRole('heading', { name: say.off })).toBeVisible()
    await look('guest-data-gone')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByText(say.off)).toBeVisible()
    await expect(entry).toBeHidden()
    await look('guest-data-after')
  },
)
