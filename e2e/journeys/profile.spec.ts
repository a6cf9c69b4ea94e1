import { randomUUID } from 'node:crypto'
import { newPatron } from '../drivers/new-patron.ts'
import { expect, test } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

const words = {
  en: {
    profile: /’s account$/,
    save: 'Save changes',
    saved: 'Your changes are saved.',
    last: 'Last name',
    out: 'Log out',
    cards: 'Saved cards',
    add: 'Add a card',
    remove: /^Delete Visa/,
  },
  es: {
    profile: /^Cuenta de /,
    save: 'Guardar cambios',
    saved: 'Tus cambios están guardados.',
    last: 'Apellido',
    out: 'Cerrar sesión',
    cards: 'Tarjetas guardadas',
    add: 'Agregar una tarjeta',
    remove: /Visa/,
  },
}

test.use({ serverFor: 'profile' })

inEachLook(
  'PROF-02, PROF-03, CARD-03, CARD-07 a patron edits the profile, looks at the cards and logs out',
  async ({ page, server, brand, locale, isForced, it, look }) => {
    const say = words[locale]
    const at = (path: string) => server.at(path, it.host)
    const headers = { client: brand }
    const email = `penny.${brand}.${locale}${isForced ? '.forced' : ''}@guest.example`
    const person = {
      firstName: 'Penny',
      lastName: 'Pages',
      email,
      phone: '7185550143',
      password: 'leafed through twice',
    }
    const token = await newPatron(page.request, server, brand, person)
    const cardNonce = `sbx_approved_4242_visa_${randomUUID()}`
    const kept = { cardNonce, brand: 'visa', last4: '4242', expDate: '08/30' }
    const added = await page.request.post(server.at('/v1/patron/add-card'), {
      headers: { ...headers, authorization: `Bearer ${token}` },
      data: kept,
    })
    expect(added.status()).toBe(200)
    await page.goto(at('/'))
    await page.evaluate((held) => localStorage.setItem(held.key, held.token), { key: `${brand}_token`, token })
    await page.reload()
    await page.getByRole('button', { name: /./ }).first().focus()
    await page.keyboard.press('Shift')
    await page.getByRole('link', { name: say.profile }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Penny')
    await look('profile')
    await page.getByLabel(say.last).fill('')
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByLabel(say.last)).toHaveAttribute('aria-invalid', 'true')
    await look('profile-wrong')
    await page.getByLabel(say.last).fill('Pageturner')
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByText(say.saved)).toBeVisible()
    await page.getByRole('link', { name: say.cards }).click()
    await expect(page.getByRole('link', { name: say.remove })).toBeVisible()
    await look('cards')
    await page.getByRole('link', { name: say.add }).click()
    await expect(page).toHaveURL(at('/cards/add'))
    await expect(page.locator('[data-card-form] input').first()).toBeVisible()
    await look('card-add')
    await page.goBack()
    await page.getByRole('link', { name: say.remove }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look('cards-delete')
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.goto(at('/profile'))
    await page.getByRole('button', { name: say.out }).click()
    await look('profile-log-out')
    await page.getByRole('dialog').getByRole('button', { name: say.out }).click()
    await expect(page).toHaveURL(at('/'))
    await page.goto(at('/profile'))
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)
