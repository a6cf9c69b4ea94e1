import { seldom } from '../drivers/seldom.ts'
import { expect } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

inEachLook('PRICE-05, PRICE-10, PRICE-11 a restaurant whose prices have the tax in them', async (stage) => {
  const { brand, it, locale, page, changedShop, look } = stage
  const server = await changedShop(brand, { location: (one) => ({ ...one, taxIncluded: true }) })
  const { openMenu, addDish, openCart, toPay, toCheckout } = seldom({ ...stage, server })
  const isIn = locale === 'es' ? 'Incluidos en los precios' : 'Included in prices'
  await page.goto(server.at('/', it.host))
  await openMenu()
  await addDish()
  const cart = await openCart()
  await expect(cart.getByText(isIn)).toBeVisible()
  await look('cart-taxed')
  // The standard layout has the summary on its first screen.
  if (brand === 'ember') await toCheckout('Tess Taxed')
  else await toPay()
  await expect(page.getByText(locale === 'es' ? 'Impuestos incluidos' : 'Includes tax of')).toBeVisible()
  await look('checkout-taxed')
})
