import { seldom } from '../drivers/seldom.ts'
import { itemSheet } from '../drivers/shop.ts'
import { shops } from '../drivers/tour.ts'
import { expect, test } from '../fixtures.ts'

type Json = Readonly<Record<string, unknown>>

/** Adds fields to entries of a collection, by id. */
function withFields(collection: unknown, fields: Readonly<Record<string, Json>>): Json {
  const entries = Object.entries<Json>(Object(collection)).map(([id, entry]) => [id, { ...entry, ...fields[id] }])
  return Object.fromEntries(entries)
}

/** Ice cream comes in boxes of three scoops, oat milk costs more in a large cup, and coffee is taxed less. */
function changedMenu(menu: Json): Json {
  return {
    ...menu,
    options: withFields(menu['options'], {
      scoops: { min: null, max: null, unitMin: 3, unitMax: 3, maxPerItem: 2 },
      dips: { minIfAny: 2 },
    }),
    items: withFields(menu['items'], {
      'milk-oat': {
        priceBySize: [
          { size: 'cup-regular', price: 0.75 },
          { size: 'cup-large', price: 1.25 },
        ],
      },
      'drip-coffee': { taxCategory: 'coffee' },
    }),
  }
}

for (const locale of ['en', 'es'] as const) {
  test.describe(`boxes in ${locale}`, () => {
    test.use({ locale: locale === 'es' ? 'es-MX' : 'en-US' })

    test(`PRICE-05, SEL-33, SEL-37 a box is filled with steppers, milk follows the cup, and the tax of each rate is shown: ${locale}`, {
      tag: '@longer',
    }, async ({ page, inspect, changedShop }) => {
      const server = await changedShop('ember', {
        menu: changedMenu,
        location: (one) => ({
          ...one,
          taxRates: [{ category: 'coffee', taxPercent: '4' }],
          showsTaxRates: true,
        }),
      })
      const it = shops.ember
      const at = (path: string) => server.at(path)
      await page.goto(at(`/location/${it.slug}/pickup`))
      const main = page.getByRole('main')

      await main.getByRole('link', { name: 'Ice cream, by the scoop', exact: true }).click()
      const ice = itemSheet(page, 'Ice cream, by the scoop')
      const scoops = ice.group('Scoops')
      await expect(scoops).toContainText(locale === 'es' ? '0 de 3 elegidos' : '0 of 3 chosen')
      const count = scoops.getByRole('textbox').first()
      const more = scoops.getByRole('button').nth(1)
      await more.click()
      await more.press('Enter')
      await expect(count).toHaveValue('2')
      await expect(more).toHaveAttribute('aria-disabled', 'true')
      await inspect(page, `state-box-${locale}`)
      await scoops.getByRole('textbox').nth(1).fill('1')
      await scoops.getByRole('textbox').nth(1).press('Enter')
      await expect(scoops).toContainText(locale === 'es' ? '3 de 3 elegidos' : '3 of 3 chosen')
      await ice.dialog.getByRole('button', { name: /^(Add to cart|Agregar) · \$/ }).click()
      await expect(ice.dialog).toBeHidden()

      await main.getByRole('link', { name: 'Drip coffee', exact: true }).click()
      const coffee = itemSheet(page, 'Drip coffee')
      const oat = coffee.group('Milk').getByRole('radio', { name: /Oat/ })
      await oat.check()
      await expect(coffee.dialog).toContainText('+$0.75')
      await coffee.group('Cup').getByRole('radio', { name: /Large/ }).check()
      await expect(coffee.dialog).toContainText('+$1.25')
      await expect(oat).toBeChecked()
      await inspect(page, `state-sized-${locale}`)
      await coffee.dialog.getByRole('button', { name: /^(Add to cart|Agregar) · \$/ }).click()
      await expect(coffee.dialog).toBeHidden()

      await page.getByRole('button', { name: /^(View cart|Ver carrito)/ }).click()
      const cart = page.getByRole('dialog', { name: locale === 'es' ? 'Tu carrito' : 'Your cart', exact: true })
      await expect(cart).toContainText('2 × Coconut')
      await inspect(page, `state-box-cart-${locale}`)

      await seldom({ page, server, it, locale }).toCheckout('Bea Boxes')
      const tax = locale === 'es' ? 'Impuestos' : 'Tax'
      await expect(page.getByText(new RegExp(`^${tax} 8\\.875 ?%$`))).toBeVisible()
      await expect(page.getByText(new RegExp(`^${tax} 4 ?%$`))).toBeVisible()
      await inspect(page, `state-box-checkout-${locale}`)
    })
  })
}
