import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type ShopServer, startShop } from '../drivers/shop-server.ts'
import { expect, test } from '../fixtures.ts'

const host = 'maizal.localhost'

test.describe('the brand in pesos, in Spanish first', () => {
  test.use({ locale: 'de-DE' })
  let server: ShopServer

  test.beforeAll(async () => {
    await promisify(execFile)(process.execPath, ['scripts/pictures.mjs', '--brands', 'test/brands', 'maizal'])
    server = await startShop('test/brands')
  })
  test.afterAll(() => server.stop())

  test('PRICE-13, SHELL-10, CHK-46, CONF-01 a browser with neither language gets every screen in Spanish, with prices in pesos', {
    tag: '@longer',
  }, async ({ page, inspect }) => {
    test.slow()
    const look = (screen: string) => inspect(page, `pesos-${screen}`)
    await page.goto(server.at('/', host))
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await look('home')
    await page
      .getByRole('link', { name: /Condesa/ })
      .first()
      .click()
    await expect(page.getByText('$1,249.90')).toBeVisible()
    await look('menu')

    await page.getByRole('main').getByRole('link', { name: 'Tacos al pastor', exact: true }).click()
    const dish = page.getByRole('dialog', { name: 'Tacos al pastor' })
    await dish.getByLabel(/Costra de queso/).check()
    await look('dish')
    await dish.getByRole('button', { name: /139\.00/ }).click()
    await expect(dish).toBeHidden()
    await page.getByRole('button', { name: /^Ver carrito/ }).click()
    const cart = page.getByRole('dialog', { name: 'Tu carrito' })
    await expect(cart.getByText('$139.00').first()).toBeVisible()
    await look('cart')
    await page.goto(server.at('/checkout/current', host))
    await page.getByLabel('Nombre completo').fill('Lupe Pesos')
    await page.getByLabel('Correo electrónico').first().fill('lupe@guest.example')
    await page.getByRole('button', { name: 'Continuar como invitado' }).click()
    await page.getByRole('radio', { name: /^Efectivo/ }).check()
    const place = page.getByRole('button', { name: 'Hacer pedido · $139.00' })
    await expect(place).toBeVisible()
    await look('checkout')
    await place.click()
    await page.waitForURL(/\/order\//)
    await expect(page.getByText('Total (MXN)')).toBeVisible()
    await look('order')
  })
})
