import { expect } from 'chai'
import { withFields } from '../../bare-back-end/misbehaviour.ts'
import { newName, openCart, payByCash, textOf, until } from '../drivers/scenes.ts'
import { changeableBrand } from '../drivers/wiring-house.ts'
import {
  deviceWithDish,
  openTried,
  openTriedCheckout,
  passTime,
  quiet,
  reads,
  type TriedPage,
  untilReads,
} from '../hostile-back-end/trials.ts'
import { type BareHouse, independentBackEnd } from '../hostile-back-end/tried-houses.ts'

const notFound = 'The restaurant’s system couldn’t find your order. Please call the restaurant before you order again.'
const { themes } = changeableBrand().brand
const withGiftCards = { themes: { ...themes, checkout: { ...themes.checkout, giftCard: true } } }

describe('The words of another back end', () => {
  let house: BareHouse
  before(async () => {
    house = await independentBackEnd()
  })
  afterEach(() => house.behave())

  const cartRefusedWith = async (reason: string, message: string, more: object = {}): Promise<TriedPage> => {
    const change = withFields({ isValid: false, reason, message, ...more })
    house.misbehave({ on: 'POST /order/validate', wrong: { _tag: 'Change', change } })
    const page = await openTried(house, house.menu, { device: await deviceWithDish(house) })
    await openCart(page)
    await passTime(page, 2, () => reads(page, message))
    return page
  }

  it('CHK-56 after a 500 stand on the screen that checks the order, and beside the advice to call when it is not found', async () => {
    const page = await openTriedCheckout(house, newName())
    const message = 'The printer is out of paper.'
    house.misbehave({
      on: 'POST /order/cash/',
      wrong: { _tag: 'Refuse', at: 'before', status: 500, message },
      times: 1,
    })
    await payByCash(page)
    await page.see.findByRole('heading', { name: 'Checking your order' })
    expect(textOf(page)).to.include(message)
    await passTime(page, 90, () => reads(page, notFound))
    expect(textOf(page)).to.include(message).and.to.include(notFound)
    expect(page.network.callsTo('/v1/order/cash/')).to.have.length(1)
  })

  it('GIFT-03, GIFT-07 without a bot check the row says that gift cards cannot be used here, and the order goes on', async () => {
    const before = await house.orders()
    const page = await openTriedCheckout(house, newName(), { brand: withGiftCards })
    const message = 'userToken is missing.'
    const refusal = { _tag: 'Refuse', at: 'before', status: 400, message } as const
    house.misbehave({ on: 'POST /stored-value-cards/validate', wrong: refusal })
    await page.user.click(page.see.getByRole('button', { name: 'Add gift card' }))
    await page.user.type(await page.see.findByLabelText(/^Gift card number/), `${house.giftCard}{Enter}`)
    await untilReads(page, message)
    await page.user.click(await page.see.findByRole('button', { name: 'Continue without a gift card' }))
    await until(page, () => expect(page.see.queryByLabelText(/^Gift card number/)).to.equal(null))
    page.see.getByText('Gift cards can’t be used here. Please pay another way.')
    expect(page.see.queryByRole('button', { name: 'Add gift card' })).to.equal(null)
    await payByCash(page)
    expect(await page.leaving()).to.match(/^\/order\/\S+$/)
    expect(await house.orders()).to.equal(before + 1)
  })

  it('CHK-30, CHK-62 for a closed restaurant, a dish and a minimum stand in the cart', async () => {
    for (const [reason, message] of [
      ['pickup-closed', 'The stove is cold until six.'],
      ['items', 'The leeks are gone.'],
      ['order-minimum', 'We cook from ten dollars.'],
    ] as const) {
      const page = await cartRefusedWith(reason, message)
      expect(textOf(page), reason).to.include(message)
      house.behave()
      page.close()
    }
  })

  it('PRICE-03 are all that is said when the price check failed: nothing calculates any more', async () => {
    const page = await openTried(house, '/checkout/current', {
      device: (await openTriedCheckout(house, newName())).close(),
    })
    await quiet(page)
    house.misbehave({ on: 'POST /order/check-price', wrong: { _tag: 'Refuse', at: 'before', status: 500 } })
    const again = await page.reload()
    await until(again, () => expect(textOf(again)).to.include('Fees and taxUnavailable'))
    expect(textOf(again)).to.not.include('Calculating')
  })

  it('CART-15, CART-20 a dish without a name is called unavailable, and not announced by an empty name', async () => {
    const device = await deviceWithDish(house)
    const kept = JSON.parse(device.local.get('items') ?? '{}')
    kept.value = [...kept.value, { ...kept.value[0], item: 'gone', name: '' }]
    device.local.set('items', JSON.stringify(kept))
    const page = await openTried(house, house.menu, { device })
    await openCart(page)
    const met = new Set<string>()
    await passTime(page, 5, () => {
      met.add(textOf(page))
      return false
    })
    expect([...met].join('\n')).to.not.include('Not available on this menu:')
    expect(textOf(page)).to.include('Item Unavailable')
  })
})
