import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { eventually } from '../../builders/order-server-builder.ts'
import { aDevice, type Device } from '../drivers/device.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { amountOf, fill, newName, testCard, textOf, until } from '../drivers/scenes.ts'
import { brandHouse } from './brand-house.ts'

const menuPath = '/location/condesa/pickup'

async function open(path: string, device: Device = aDevice()) {
  return openPage(path, { house: await brandHouse('maizal'), device })
}

/** Tacos al pastor with cheese crust and salsa macha: $115.00 + $24.00 + $12.50. */
async function addTacos(page: OpenPage) {
  await page.user.click(page.see.getByRole('link', { name: /Tacos al pastor/ }))
  const sheet = within(await page.see.findByRole('dialog'))
  await page.user.click(await sheet.findByLabelText(/Costra de queso/))
  await page.user.click(sheet.getByLabelText(/Salsa macha/))
  await page.user.click(sheet.getByRole('button', { name: /151\.50/ }))
  await page.see.findByText('1 × Tacos al pastor en tu carrito')
  await until(page, () => {
    if (page.see.queryByRole('dialog') !== null) throw new Error('the sheet is still there')
  })
}

let withTacos: Promise<Device> | undefined

async function openPago() {
  withTacos ??= (async () => {
    const page = await open(menuPath)
    await addTacos(page)
    return page.close()
  })()
  const { local, session } = await withTacos
  const pay = await open('/checkout/current', { ...aDevice(), local: new Map(local), session: new Map(session) })
  fill(await pay.see.findByLabelText(/^Nombre completo/), newName())
  fill(pay.see.getByLabelText(/Correo/), 'lupe@example.com')
  await pay.user.click(pay.see.getByRole('button', { name: 'Continuar como invitado' }))
  await pay.see.findByText('IVA incluido')
  return pay
}

async function ordered(pay: OpenPage) {
  // Polling places it, every three seconds.
  const { rows } = await brandHouse('maizal')
  await eventually(
    async () => {
      await pay.clock.advance(3_000)
      return pay.wentTo()
    },
    (to) => to !== undefined,
  )
  const order = await pay.follow()
  await order.see.findByRole('heading', { level: 1 })
  const token = order.address().split('/').at(-1) ?? ''
  const [row] = await rows(`select id, currency, due from orders where token = '${token}'`)
  return { order, row }
}

describe('A brand in pesos, in Spanish first', () => {
  it('PRICE-13, MENU-11 home, menu and dish are in Spanish, with prices as they are written in Mexico', async () => {
    const home = await open('/')
    expect(home.window.document.documentElement.lang).to.equal('es')
    home.see.getByRole('heading', { name: 'Condesa' })
    home.close()
    const menu = await open(menuPath)
    expect(menu.window.document.documentElement.lang).to.equal('es')
    expect(textOf(menu)).to.include('$78.50').and.to.include('$1,249.90').and.not.include('MX$')
    menu.close()
    const dish = await open(`${menuPath}/item/tacos-pastor`)
    expect(textOf(dish)).to.include('Costra de queso')
  })

  it('PRICE-13, MENU-11 who reads English there is told that the dollar sign means pesos', async () => {
    const menu = await open(`${menuPath}?lang=en`)
    expect(menu.window.document.documentElement.lang).to.equal('en')
    expect(textOf(menu))
      .to.include('MX$78.50')
      .and.to.include('MX$1,249.90')
      .and.not.match(/[^X]\$/)
    await menu.user.click(menu.see.getByRole('link', { name: /Guacamole/ }))
    const sheet = within(await menu.see.findByRole('dialog'))
    await sheet.findByRole('button', { name: /MX\$89\.00/ })
  })

  it('CHK-46, PAY-52, PRICE-05 an order in cash is shown, written down and confirmed in pesos', async () => {
    const pay = await openPago()
    await pay.user.click(pay.see.getByRole('radio', { name: /^Efectivo/ }))
    const button = await pay.see.findByRole('button', { name: 'Hacer pedido · $151.50' })
    expect([amountOf(pay, 'Total (MXN)'), amountOf(pay, 'IVA incluido')]).to.deep.equal(['$151.50', '$20.90'])
    await pay.user.click(button)
    const { order, row } = await ordered(pay)
    expect(amountOf(order, 'Total (MXN)')).to.equal('$151.50')
    expect(row).to.deep.include({ currency: 'MXN', due: 15_150 })
  })

  it('CHK-46, PAY-05, PAY-52, PRICE-18 an order by card is charged in pesos what the button said, its tip included', async () => {
    const pay = await openPago()
    await pay.user.click(pay.see.getByRole('button', { name: /^Agregar tarjeta(?! de regalo)/ }))
    fill(await pay.see.findByLabelText('Número de tarjeta'), testCard.number)
    fill(pay.see.getByLabelText(/vencimiento/), testCard.expiry)
    fill(pay.see.getByLabelText(/Código de seguridad/), testCard.cvc)
    fill(pay.see.getByLabelText('Código postal'), '06100')
    await pay.user.click(pay.see.getByRole('button', { name: 'Usar esta tarjeta' }))
    await pay.user.click(await pay.see.findByRole('button', { name: 'Pagar $166.65' }))
    const { order, row } = await ordered(pay)
    expect(amountOf(order, 'Total (MXN)')).to.equal('$166.65')
    const { sandbox } = await brandHouse('maizal')
    const charged = sandbox.ledger().flatMap((one) => (one.entry === 'authorise' ? [one] : []))
    expect(charged).to.have.length(1)
    expect(charged[0]).to.deep.include({ amount: 16_665, currency: 'MXN' })
    expect(row).to.deep.include({ currency: 'MXN', due: 16_665 })
  })
})
