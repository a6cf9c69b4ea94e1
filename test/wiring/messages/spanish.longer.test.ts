import { expect } from 'chai'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { usualLimits } from '../../../src-server/limits/limits.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import type { Device } from '../drivers/device.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { deviceWithRamen, deviceWithTenders, fill, menuOf, newName, textOf } from '../drivers/scenes.ts'
import { host } from '../drivers/wiring-house.ts'

/** Wednesday 23:00 in New York: closed until eight. */
const night = Date.UTC(2026, 5, 11, 3)
const locales = { locales: ['en', 'es'], defaultLocale: 'es' } as const
const { ordering } = aBrand()

async function openPay({ brand = {}, ...options }: PageOptions = {}) {
  const device = options.device ?? (await deviceWithRamen())
  return openPage('/checkout/current', { ...options, device, brand: { ...locales, ...brand } })
}

async function openPago(options: PageOptions = {}) {
  const page = await openPay(options)
  fill(await page.see.findByLabelText(/^Nombre completo/), newName())
  fill(page.see.getByLabelText(/Correo/), 'gus@example.com')
  await page.user.click(page.see.getByRole('button', { name: 'Continuar como invitado' }))
  return page
}

async function payCash(page: OpenPage) {
  await page.user.click(page.see.getByRole('radio', { name: /^Efectivo/ }))
  await page.user.click(await page.see.findByRole('button', { name: /^Hacer pedido · / }))
}

function withUnknownCard(device: Device): Device {
  return {
    ...device,
    local: new Map(
      [...device.local].map(([key, text]) => [key, text.replace(/1111-?2222-?3333-?4444/g, '0000000000000000')]),
    ),
  }
}

describe('A Spanish customer', () => {
  it('CHK-30, SCHED-18 reads of a closed restaurant in Spanish, and takes the next time', async () => {
    const page = await openPago({ now: night })
    await page.see.findByText('La recogida está cerrada en este momento.')
    expect(textOf(page)).to.not.include('closed')
    await page.user.click(page.see.getByRole('button', { name: /^Pedir para mañana a las 8:00\sa\.\sm\.$/ }))
    await page.see.findByText('$1.04')
  })

  it('CHK-30, CHK-56 reads in Spanish what is refused when the order is placed, and the server’s own words of what nobody knows', async () => {
    const page = await openPago({})
    await page.see.findByText('$1.04')
    const refuse = (body: object) => page.network.answer('/v1/order/cash/*', { status: 400, body })
    const cash = page.see.getByRole('radio', { name: /^Efectivo/ })
    const lift = refuse({ code: 'pickup_closed', reason: 'pickup-closed', message: 'Pickup is closed right now.' })
    await page.user.click(cash)
    await page.user.click(await page.see.findByRole('button', { name: /^Hacer pedido · / }))
    await page.see.findByText('La recogida está cerrada en este momento.')
    lift()
    refuse({ code: 'oven', reason: 'oven', message: 'The oven is broken.' })
    await page.user.click(await page.see.findByRole('button', { name: /^Hacer pedido · / }))
    // A screen reader must not read it as Spanish.
    expect((await page.see.findByText('The oven is broken.')).getAttribute('lang')).to.equal('')
  })

  it('CHK-26, CHK-30 reads what an order must come to, where only the server knows of it', async () => {
    const page = await openPago({ brand: { minimum: { ...byDiningOption(() => minor(0)), pickup: minor(2_000) } } })
    await page.see.findByText('El precio de tu pedido, sin propina, debe ser de al menos $20.00.')
    expect(textOf(page)).to.not.include('The price for your order')
  })

  it('PRICE-04, CHK-30 reads of a gift card that cannot be used', async () => {
    const page = await openPay({ device: withUnknownCard(await deviceWithTenders()) })
    await page.see.findByText('Esta tarjeta de regalo no se puede usar. Quítala, por favor.')
    expect(textOf(page)).to.not.include('This gift card')
  })

  it('PROMO-05, PROMO-06 reads why a code brings nothing, with the amounts, and the server’s own words of what nobody knows', async () => {
    const page = await openPago()
    const enter = async (code: string) => {
      fill(await page.see.findByLabelText(/^Código promocional/), code)
      await page.user.click(page.see.getByRole('button', { name: 'Aplicar código' }))
    }
    await page.user.click(await page.see.findByRole('button', { name: 'Agregar código promocional' }))
    await enter('NOBODY')
    await page.see.findByText('Este código promocional no es válido.')
    const answer = (body: object) => page.network.answer('/v1/discount/validate', { status: 200, body })
    const lift = answer({ message: 'For orders from $20.00.', reason: 'minimum', minimum: 20, missing: 7 })
    await enter('BIG')
    await page.see.findByText('Agrega $7.00 más para usar este código (mínimo $20.00).')
    lift()
    answer({ message: 'Only on rainy days.', reason: 'rain' })
    await enter('RAIN')
    expect((await page.see.findByText('Only on rainy days.')).getAttribute('lang')).to.equal('')
  })

  it('PROMO-06, GIFT-07 reads that there were too many tries, and that the restaurant’s system is away', async () => {
    const checkout = { layout: 'Type1', giftCard: true, serviceFeeTooltip: '' } as const
    const page = await openPago({ brand: { themes: { ...aBrand().themes, checkout } } })
    const answers = [
      ['too_many_requests', 429, 'Demasiados intentos. Espera un poco e inténtalo de nuevo.'],
      ['unavailable', 503, 'El sistema no está disponible por ahora, inténtalo más tarde'],
    ] as const
    const forms = [
      ['Agregar código promocional', /^Código promocional/, 'Aplicar código', '/v1/discount/validate'],
      [
        'Agregar tarjeta de regalo',
        /^Número de la tarjeta/,
        'Usar esta tarjeta de regalo',
        '/v1/stored-value-cards/validate',
      ],
    ] as const
    for (const [open, field, send, path] of forms) {
      await page.user.click(await page.see.findByRole('button', { name: open }))
      fill(await page.see.findByLabelText(field), '1111222233334444')
      for (const [code, status, text] of answers) {
        const lift = page.network.answer(path, { status, body: { code, message: 'It cannot be.' } })
        await page.user.click(page.see.getByRole('button', { name: send }))
        const said = await page.see.findByText(text, { selector: '[aria-live] *' })
        expect(said.getAttribute('lang')).to.equal(null)
        lift()
      }
      page.window.history.back()
    }
  })

  it('TABLE-08 reads why a table is not taken', async () => {
    const device = await deviceWithRamen('main-street', 'dine-in')
    const page = await openPage('/checkout/current', { device, brand: locales })
    const say = async (number: string) => {
      fill(await page.see.findByLabelText(/^Número de mesa/), number)
      await page.user.click(page.see.getByRole('button', { name: 'Confirmar mesa' }))
    }
    await say('99')
    await page.see.findByText('No encontramos esa mesa. Revisa el número o pregunta a tu mesero.')
    const refuse = (status: number, body: object) => page.network.answer('/v1/tables/validate', { status, body })
    const lift = refuse(429, { code: 'too_many_requests', message: 'Too many attempts, please try again later.' })
    await say('98')
    await page.see.findByText('Demasiados intentos. Espera un poco e inténtalo de nuevo.')
    lift()
    refuse(200, { isValid: false, message: 'That one is on fire.', reason: 'fire' })
    await say('97')
    expect((await page.see.findByText('That one is on fire.')).getAttribute('lang')).to.equal('')
  })

  it('CHK-50, CHK-56 reads how an order ended that was asked for again and again', async () => {
    const page = await openPago({ brand: { ordering: { ...ordering, kiosk: true, polling: true } } })
    await page.see.findByText('$1.04')
    await payCash(page)
    page.network.answer('/v1/order/*', {
      status: 200,
      body: {
        status: 'Order Process Completed',
        statusCode: 402,
        message: 'Your card has insufficient funds.',
        code: 'insufficient_funds',
      },
    })
    await page.clock.advance(6_000)
    await page.see.findByText('Tu tarjeta no tiene fondos suficientes. Prueba con otra.')
  })

  it('ACCT-27, G4 reads in Spanish that there were too many tries to log in, and the server’s own words of what nobody knows', async () => {
    const address = '203.0.113.40'
    const page = await openPage(menuOf(), { brand: locales, address })
    for (let n = 0; n < usualLimits.signInByAccountAtAddress.most; n += 1)
      await page.house.app.inject({
        method: 'POST',
        url: '/v1/patron/sign-in',
        remoteAddress: address,
        headers: { host, client: 'noodle-house' },
        payload: { account: 'ines@example.com', password: 'a guess' },
      })
    await page.user.click(page.see.getByRole('button', { name: 'Tu cuenta' }))
    fill(await page.see.findByLabelText(/^Correo/), 'ines@example.com')
    await page.user.click(page.see.getByRole('button', { name: 'Continuar' }))
    fill(await page.see.findByLabelText(/^Contraseña/), 'noodles for ines')
    const logIn = () => page.user.click(page.see.getByRole('button', { name: 'Iniciar sesión' }))
    await logIn()
    const said = await page.see.findByText('Demasiados intentos. Espera un poco e inténtalo de nuevo.')
    expect(said.getAttribute('lang')).to.equal(null)
    expect(textOf(page)).to.not.include('Too many')
    page.network.answer('/v1/patron/sign-in', { status: 423, body: { code: 'moon', message: 'Not at full moon.' } })
    await logIn()
    expect((await page.see.findByText('Not at full moon.')).getAttribute('lang')).to.equal('')
  })

  it('ACCT-27, G4 and in Spanish that too many codes were asked for', async () => {
    const page = await openPage(menuOf(), { brand: locales })
    await page.user.click(page.see.getByRole('button', { name: 'Tu cuenta' }))
    fill(await page.see.findByLabelText(/^Correo/), 'fay@example.com')
    await page.user.click(page.see.getByRole('button', { name: '¿Olvidaste tu contraseña?' }))
    const send = await page.see.findByRole('button', { name: 'Enviar código' })
    page.network.answer('/v1/patron/forgot-password', {
      status: 429,
      body: { code: 'too_many_requests', message: 'Too many attempts, please try again later.' },
    })
    await page.user.click(send)
    await page.see.findByText('Demasiados intentos. Espera un poco e inténtalo de nuevo.')
  })
})
