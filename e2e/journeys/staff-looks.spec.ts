import type { Page } from '@playwright/test'
import { confirmation } from '../drivers/confirmation.ts'
import { expectFit } from '../drivers/fits.ts'
import { goToCheckout, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const widths = [390, 1024, 1280]
/** Each page with a text that it shows when it has loaded. */
const pages: readonly (readonly [name: string, loaded: string | RegExp])[] = [
  ['Menú', 'Miso soup'],
  ['Ahora', 'Límite de la cocina'],
  ['Cierre del día', 'En la caja'],
  ['Ofertas', 'Código nuevo'],
  ['Impresión', 'Agregar una impresora'],
  ['Mesas', /^Imprimir \d+ letreros$/],
  ['Dispositivos', 'Aún no hay ningún dispositivo vinculado.'],
  ['Equipo', 'counter@ember.example'],
  ['Marca', 'No hay nada que publicar: los clientes ven estos archivos.'],
  ['Actividad', /Rosa aceptó el pedido/],
  ['Cuenta', 'Configurar una app de autenticación'],
]
/** Sheets and tabs of a page. */
const parts: Readonly<Record<string, readonly (readonly [name: string, isSheet: boolean])[]>> = {
  Menú: [['Otra hora: Miso soup', true]],
  Ahora: [['Cerrar antes', true]],
  Ofertas: [
    ['Código nuevo', true],
    ['Tarjetas', false],
    ['Clientes', false],
  ],
  Equipo: [['Invitar a una persona', true]],
  Marca: [['Cambios de la versión 1', true]],
}

// Spanish has longer words than English, and the other journeys see the light scheme.
test.use({ locale: 'es-MX', colorScheme: 'dark', serverFor: 'staff looks' })

test('every page of the staff is accessible in the dark and in Spanish, and fits a phone, a tablet and a desk', {
  tag: '@longer',
}, async ({ page, server, guard, otherBrowser, inspect }) => {
  // More than twenty screens, in three widths each.
  test.setTimeout(900_000)
  page.setDefaultTimeout(40_000)
  guard.expectNoise(/40[13] .*staff\/(?:session|second-factor)/)
  const look = async (one: Page, screen: string) => {
    await inspect(one, `staff-dark-es-${screen.replaceAll(/[^a-záéíóúñ]+/g, '-')}`)
    const before = one.viewportSize()
    for (const width of widths) {
      await one.setViewportSize({ width, height: 844 })
      await expectFit(one, `${screen} at ${width} px`)
    }
    if (before !== null) await one.setViewportSize(before)
  }
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
  const signIn = async () => {
    await page.getByLabel('Correo electrónico').fill('owner@ember.example')
    await page.getByLabel('Contraseña').fill('Demo-Ladle-1')
    await press('Iniciar sesión')
  }

  const guest = await (await otherBrowser()).newPage()
  const pay = await goToCheckout(guest, server, 'Guadalupe Montenegro', { menu: `${pickupMenu}?lang=en` })
  await pay.cash.check()
  await pay.place.click()
  await confirmation(guest).arrive()
  const number = await confirmation(guest).number()
  await guest.close()

  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(server.at('/staff'))
  await expect(page.getByRole('heading', { level: 1, name: 'Acceso del personal' })).toBeVisible()
  await look(page, 'sign-in')
  await press('Vincular este dispositivo')
  await expect(page.getByText(/^\d{3} ?\d{3}$/)).toBeVisible()
  await look(page, 'pairing')
  await press('Iniciar sesión con contraseña')
  await press('Iniciar sesión')
  await expect(page.getByText('Ingresa tu correo').first()).toBeVisible()
  await look(page, 'sign-in-wrong')
  await signIn()
  const card = page.getByRole('article', { name: `Pedido ${number}`, exact: true })
  await expect(card).toContainText('Guadalupe')
  await look(page, 'orders')

  await press(`Detalles del pedido ${number}`)
  await expect(page.getByRole('dialog', { name: `Pedido ${number}` })).toContainText('Efectivo')
  await look(page, 'order')
  await press('Cancelar pedido')
  await look(page, 'order-cancel')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await press(`Aceptar, pedido ${number}`)
  await press(`Con retraso, pedido ${number}`)
  await look(page, 'order-late')
  await page.keyboard.press('Escape')

  const navigation = page.getByRole('navigation', { name: 'Páginas' })
  expect(await navigation.getByRole('button').allTextContents()).toEqual(['Pedidos', ...pages.map(([name]) => name)])
  for (const [name, loaded] of pages) {
    await navigation.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('main').getByText(loaded).filter({ visible: true }).first()).toBeVisible()
    await look(page, name.toLowerCase())
    for (const [part, isSheet] of parts[name] ?? []) {
      if (isSheet) await press(part)
      else await page.getByRole('tab', { name: part }).click()
      if (isSheet) await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, part.toLowerCase())
      if (isSheet) await page.keyboard.press('Escape')
    }
  }
  await press('Configurar una app de autenticación')
  await expect(page.getByRole('img', { name: 'Código QR para la app de autenticación' })).toBeVisible()
  await look(page, 'second-factor')
})
