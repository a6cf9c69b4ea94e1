import { expect } from 'chai'
import { eventually } from '../../builders/order-server-builder.ts'
import { oracleBill } from '../../oracles/order-totals-oracle.ts'
import { aDevice } from '../drivers/device.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { amountOf, fill, newName, testCard, textOf, until } from '../drivers/scenes.ts'
import { brandHouse } from './brand-house.ts'

interface Shown {
  readonly subtotal: string
  readonly tax: string
  readonly total: string
  readonly paid: string
}

interface Scene {
  readonly id: 'kaede' | 'arepera'
  readonly currency: string
  readonly menuPath: string
  readonly prices: readonly string[]
  readonly dishes: readonly { readonly name: RegExp; readonly choice?: RegExp; readonly add: RegExp }[]
  /** Smallest units. */
  readonly units: readonly bigint[]
  readonly tipBasisPoints: bigint
  /** The phone of the restaurant, as its country writes it. */
  readonly phone: string
  readonly shown: Shown
  readonly words: {
    readonly name: RegExp
    readonly email: RegExp
    readonly guest: string
    readonly cash: RegExp
    readonly place: RegExp
    readonly addCard: RegExp
    readonly fields: readonly (string | RegExp)[]
    readonly useCard: string
    readonly pay: RegExp
    readonly included: string
    readonly total: string
  }
}

const yen: Scene = {
  ...{ id: 'kaede', currency: 'JPY', menuPath: '/location/shibuya/pickup', prices: ['¥1,200', '¥580'] },
  dishes: [{ name: /Shoyu ramen/, choice: /Marinated egg/, add: /¥1,330/ }],
  units: [1_330n],
  tipBasisPoints: 750n,
  phone: '03-5555-0141',
  // 1,330 x 8 / 108 = 98.5; a tip of 99.75.
  shown: { subtotal: '¥1,330', tax: '¥99', total: '¥1,330', paid: '¥1,430' },
  words: {
    ...{ name: /^Full name/, email: /Email/, guest: 'Continue as guest', cash: /^Cash/, place: /^Place Order/ },
    ...{
      addCard: /^Add a card/,
      fields: ['Card number', /Expiration/, /Security code/, 'ZIP code'],
      useCard: 'Use this card',
    },
    ...{ pay: /^Pay /, included: 'Includes tax of', total: 'Total' },
  },
}

const pesos: Scene = {
  ...{ id: 'arepera', currency: 'COP', menuPath: '/location/chapinero/pickup' },
  prices: ['$\u00a066.000', '$\u00a014.500,50'],
  dishes: [
    { name: /Pizza de la casa/, choice: /Queso extra/, add: /72\.500/ },
    { name: /Arepa rellena/, add: /14\.500,50/ },
  ],
  units: [72_500_00n, 14_500_50n],
  tipBasisPoints: 1_000n,
  phone: '(601) 5550177',
  shown: {
    ...{ subtotal: '$\u00a087.000,50', tax: '$\u00a06.444,48' },
    ...{ total: '$\u00a087.000,50', paid: '$\u00a095.700,55' },
  },
  words: {
    ...{ name: /^Nombre completo/, email: /Correo/, guest: 'Continuar como invitado', cash: /^Efectivo/ },
    ...{
      place: /^Hacer pedido/,
      addCard: /^Agregar tarjeta(?! de regalo)/,
      useCard: 'Usar esta tarjeta',
      pay: /^Pagar /,
    },
    fields: ['Número de tarjeta', /vencimiento/, /Código de seguridad/, 'Código postal'],
    ...{ included: 'Impuestos incluidos', total: 'Total' },
  },
}

async function addDishes(page: OpenPage, { dishes }: Scene) {
  for (const { name, choice, add } of dishes) {
    await page.user.click(page.see.getByRole('link', { name }))
    // Not within the first dialog: it may be the one that is shown while the sheet loads.
    if (choice !== undefined) await page.user.click(await page.see.findByLabelText(choice))
    await page.user.click(await page.see.findByRole('button', { name: add }))
    await until(page, () => {
      if (page.see.queryByRole('dialog') !== null) throw new Error('the sheet is still there')
    })
  }
}

async function openCheckout(scene: Scene) {
  const { words } = scene
  const house = await brandHouse(scene.id)
  const menu = await openPage(scene.menuPath, { house, device: aDevice() })
  for (const price of scene.prices) expect(textOf(menu)).to.include(price)
  await addDishes(menu, scene)
  const { local, session } = menu.close()
  const pay = await openPage('/checkout/current', { house, device: { ...aDevice(), local, session } })
  fill(await pay.see.findByLabelText(words.name), newName())
  fill(pay.see.getByLabelText(words.email), 'someone@example.com')
  await pay.user.click(pay.see.getByRole('button', { name: words.guest }))
  return pay
}

async function ordered(pay: OpenPage, { id }: Scene) {
  const { rows } = await brandHouse(id)
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
  const [row] = await rows(`select currency, subtotal, tax, tip, due from orders where token = '${token}'`)
  return { order, row }
}

function billOf({ units }: Scene, tipBasisPoints: bigint) {
  const { subtotal, tax, tip, due } = oracleBill({
    lines: units.map((unitPrice) => ({ unitPrice, quantity: 1n })),
    ...{ fees: [], taxPercent: '8', taxIncluded: true, availableCredit: 0n, giftCardBalance: 0n },
    tip: { basisPoints: tipBasisPoints },
  })
  return { subtotal: Number(subtotal), tax: Number(tax), tip: Number(tip), due: Number(due) }
}

for (const scene of [yen, pesos]) {
  const { words, shown, currency } = scene
  describe(`A brand in ${currency}`, () => {
    it('PRICE-12, PRICE-13, CHK-46 is ordered from in cash, to the last unit of the oracle', async () => {
      const pay = await openCheckout(scene)
      await pay.user.click(await pay.see.findByRole('radio', { name: words.cash }))
      const button = await pay.see.findByRole('button', { name: words.place })
      await until(pay, () => expect(button.textContent).to.include(shown.total))
      expect(amountOf(pay, words.included)).to.equal(shown.tax)
      await pay.user.click(button)
      const { order, row } = await ordered(pay, scene)
      expect(amountOf(order, words.total)).to.equal(shown.total)
      expect(row).to.deep.equal({ currency, ...billOf(scene, 0n) })
    })

    it('LOC-50 writes the restaurant’s phone as its country does, and dials it with its country code', async () => {
      const pay = await openCheckout(scene)
      const phone = await pay.see.findByText(scene.phone)
      expect(phone.closest('a')?.getAttribute('href')).to.match(/^tel:\+(81|57) /)
    })

    it('PRICE-16, PRICE-18, PAY-52 is paid by card with its tip, and charged what the button says', async () => {
      const pay = await openCheckout(scene)
      await pay.user.click(await pay.see.findByRole('button', { name: words.addCard }))
      const [number = '', expiry = '', code = '', zip = ''] = words.fields
      fill(await pay.see.findByLabelText(number), testCard.number)
      fill(pay.see.getByLabelText(expiry), testCard.expiry)
      fill(pay.see.getByLabelText(code), testCard.cvc)
      fill(pay.see.getByLabelText(zip), '15000')
      await pay.user.click(pay.see.getByRole('button', { name: words.useCard }))
      const button = await pay.see.findByRole('button', { name: words.pay })
      expect(button.textContent).to.include(shown.paid)
      await pay.user.click(button)
      const { order, row } = await ordered(pay, scene)
      expect(amountOf(order, words.total)).to.equal(shown.paid)
      const bill = billOf(scene, scene.tipBasisPoints)
      expect(row).to.deep.equal({ currency, ...bill })
      const { sandbox } = await brandHouse(scene.id)
      const charged = sandbox.ledger().flatMap((one) => (one.entry === 'authorise' ? [one] : []))
      expect(charged.map((one) => [one.amount, one.currency])).to.deep.equal([[bill.due, currency]])
    })
  })
}
