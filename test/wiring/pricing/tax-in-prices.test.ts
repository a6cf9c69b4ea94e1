import { expect } from 'chai'
import { openPage, type PageOptions } from '../drivers/open-page.ts'
import {
  amountOf,
  beGuest,
  deviceWithRamen,
  fill,
  menuOf,
  newName,
  openCart,
  payByCash,
  textOf,
} from '../drivers/scenes.ts'

/** Terrace's prices include 8 %: 0.96296 of a $13.00 bowl. */
async function openPay(brand: PageOptions['brand'] = {}) {
  return openPage('/checkout/current', { device: await deviceWithRamen('terrace'), brand })
}

describe('A restaurant whose prices have the tax in them', () => {
  it('PRICE-06 the order says so beside its subtotal, where elsewhere tax is to come', async () => {
    const page = await openPage(menuOf('pickup', 'terrace'), { device: await deviceWithRamen('terrace') })
    await openCart(page)
    expect(textOf(page)).to.match(/Subtotal\$13\.00TaxIncluded in prices/)
    expect(textOf(page)).to.not.include('Calculated at checkout')
  })

  it('PRICE-05, PRICE-10, PRICE-11, CONF-02 what is shown is charged: the tax is said after the total, and is no part of it', async () => {
    const page = await openPay()
    await beGuest(page)
    await page.see.findByText('$0.96')
    const shown = () => ['Subtotal', 'Tax', 'Tip', 'Total', 'Includes tax of'].map((line) => amountOf(page, line))
    expect(shown()).to.deep.equal(['$13.00', undefined, '$1.95', '$14.95', '$0.96'])
    expect(textOf(page)).to.match(/Total\$14\.95Includes tax of\$0\.96/)
    await payByCash(page)
    const placed = await page.follow()
    const [call] = page.network.callsTo('/v1/order/cash/')
    expect(Object(call?.body)).to.include({ expectedTotal: 13 })
    expect(['Subtotal', 'Tax', 'Total', 'Includes tax of'].map((line) => amountOf(placed, line))).to.deep.equal([
      '$13.00',
      undefined,
      '$13.00',
      '$0.96',
    ])
  })

  it('PRICE-10 in Spanish too', async () => {
    const page = await openPay({ locales: ['en', 'es'], defaultLocale: 'es' })
    fill(await page.see.findByLabelText(/^Nombre completo/), newName())
    fill(page.see.getByLabelText(/Correo/), 'gus@example.com')
    await page.user.click(page.see.getByRole('button', { name: 'Continuar como invitado' }))
    await page.see.findByText('Impuestos incluidos')
    expect(amountOf(page, 'Impuestos incluidos')).to.equal('$0.96')
  })
})
