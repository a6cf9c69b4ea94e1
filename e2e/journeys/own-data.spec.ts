import { readFile } from 'node:fs/promises'
import { expect } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

const words = {
  en: {
    data: 'Your data',
    password: /^Password/,
    copy: 'Download a copy',
    erase: 'Delete account',
    gone: 'Your account is deleted',
    leave: 'Back to the menu',
  },
  es: {
    data: 'Tus datos',
    password: /^Contraseña/,
    copy: 'Descargar una copia',
    erase: 'Eliminar cuenta',
    gone: 'Tu cuenta está eliminada',
    leave: 'Volver al menú',
  },
}

inEachLook(
  'a patron takes a copy of what is held and deletes the account',
  async ({ page, server, brand, locale, isForced, it, look }) => {
    const say = words[locale]
    const at = (path: string) => server.at(path, it.host)
    const headers = { client: brand }
    const email = `dee.${brand}.${locale}${isForced ? '.forced' : ''}@guest.example`
    const password = 'gone with the spoons'
    const person = { firstName: 'Dee', lastName: 'Leaves', email, phone: '7185550144', type: 'email', password }
    const { token } = await (await page.request.post(server.at('/v1/patron/sign-up'), { headers, data: person })).json()
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
  },
)
