import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { cents, zero } from '../../../src-domain/money/cents.ts'
import type { OrderGateway } from '../../../src-domain/ordering/order-gateway.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { inMemoryKitchen } from '../../builders/in-memory-order-gateway.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aPriceCheck } from '../../builders/order-builder.ts'
import { ada, charges, menu, payWorld } from './pay-world.tsx'

const shop = aBrand()
const brand = aBrand({
  ordering: { ...shop.ordering, mobilePay: true },
  themes: { ...shop.themes, checkout: { ...shop.themes.checkout, giftCard: true } },
})
const inCards = aBrand({
  ...brand,
  themes: { ...brand.themes, checkout: { ...brand.themes.checkout, layout: 'Type2' } },
})
const location = aLocation({ isApplePayAccepted: true })
function choose() {
  return screen.getByRole('radio', { name: /^Mobile pay/ })
}
function walletButton() {
  return screen.findByRole('button', { name: 'Pay with Test wallet' })
}
function sheet() {
  return within(screen.getByRole('dialog', { name: 'Test wallet' }))
}

describe('The wallet at the checkout', () => {
  afterEach(cleanup)

  for (const [name, dressed] of [
    ['Type1', brand],
    ['Type2', inCards],
  ] as const) {
    it(`CHK-02, CHK-05, PAY-08 stands between the gift card and cash in ${name}`, async () => {
      await payWorld({ guest: ada, brand: dressed, location })
      const text = document.querySelector('main')?.textContent ?? ''
      const rows = ['Order information', 'Restaurant', 'Payment method', 'Gift card', 'Mobile pay', 'Cash']
      const places = rows.map((row) => text.indexOf(row))
      expect(places).to.deep.equal([...places].sort((a, b) => a - b))
      expect(Math.min(...places)).to.be.greaterThan(-1)
    })
  }

  it('PAY-08, PAY-09 is no choice where brand or restaurant take none', async () => {
    await payWorld({ guest: ada, location })
    expect(screen.queryByRole('radio', { name: /^Mobile pay/ })).to.equal(null)
    cleanup()
    await payWorld({ guest: ada, brand, location: aLocation() })
    expect(screen.queryByRole('radio', { name: /^Mobile pay/ })).to.equal(null)
    expect(screen.getByRole('radio', { name: /^Cash/ })).to.be.an.instanceOf(HTMLElement)
  })

  it('PAY-11, PAY-12, PAY-16 puts its own button in the place of Place Order, and pays once', async () => {
    const { user, placements, log } = await payWorld({ guest: ada, brand, location })
    await user.click(choose())
    const button = await walletButton()
    expect(screen.queryByRole('button', { name: /^(Pay|Place Order) .*\$/ })).to.equal(null)
    expect(log.prefersWallet).to.equal(true)
    await user.dblClick(button)
    await user.dblClick(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(placements).to.have.length(1)
    expect(placements[0]?.instrument).to.have.property('_tag', 'Nonce')
    expect(placements[0]?.expectedTotal).to.equal(3275)
  })

  it('PAY-10 a sheet that is closed places nothing, and is there to be opened again', async () => {
    const { user, placements } = await payWorld({ guest: ada, brand, location })
    await user.click(choose())
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).to.equal(null)
    expect(screen.queryByRole('alert')).to.equal(null)
    await user.click(await walletButton())
    expect(screen.getByRole('dialog')).to.be.an.instanceOf(HTMLElement)
    expect(placements).to.have.length(0)
  })

  it('PAY-17 a wallet that is declined says so, and another way of paying takes its place', async () => {
    const { user, placements } = await payWorld({ guest: ada, brand, location })
    await user.click(choose())
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Let it be declined' }))
    expect(screen.getByRole('alert').textContent).to.equal('Payment failed, please try a new payment method.')
    await user.click(screen.getByRole('radio', { name: /^Cash/ }))
    expect(screen.queryByRole('alert')).to.equal(null)
    expect(await screen.findByRole('button', { name: /^Place Order/ })).to.be.an.instanceOf(HTMLElement)
    expect(placements).to.have.length(0)
  })

  it('CART-17, PAY-16 what the wallet approved for an order that never arrived pays the next try, without a second sheet', async () => {
    const kitchen = inMemoryKitchen(menu, charges)
    kitchen.next('call-lost')
    const { user, placements, log } = await payWorld({ guest: ada, brand, location, kitchen })
    await user.click(choose())
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await screen.findByText(/did not reach us and nothing was charged/)
    await user.click(await screen.findByRole('button', { name: 'Pay $32.75' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(placements[1]?.instrument).to.deep.equal(placements[0]?.instrument)
    expect(placements[1]?.order.idempotencyKey).to.equal(placements[0]?.order.idempotencyKey)
  })

  it('keeps what was approved without a network, sends nothing, and pays with it when the network is back', async () => {
    const { user, cells, actions, placements, log } = await payWorld({ guest: ada, brand, location })
    await user.click(choose())
    await user.click(await walletButton())
    act(() => cells.online.update(() => false))
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await screen.findByText(/You are offline, so nothing was sent/)
    expect(placements).to.have.length(0)
    await act(async () => {
      cells.online.update(() => true)
      actions.placing.onlineAgain()
    })
    await user.click(await screen.findByRole('button', { name: 'Pay $32.75' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(placements).to.have.length(1)
  })

  it('PAY-11 another tip is another amount in the sheet', async () => {
    const { user, actions } = await payWorld({ guest: ada, brand, location })
    await user.click(choose())
    await walletButton()
    act(() => actions.terms.chooseTip({ _tag: 'Amount', amount: zero }))
    await user.click(await walletButton())
    expect(sheet().getByRole('button', { name: 'Pay $29.00' })).to.be.an.instanceOf(HTMLElement)
  })

  it('CHK-54, PAY-11 opens the sheet again when the price moved: what it agreed to was the old one', async () => {
    const dearer = aPriceCheck({ preDiscountPrice: cents(3_000), totalAmount: cents(3_440), amount: cents(3_000) })
    let isFirst = true
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      place: (placement) => {
        const moved = isFirst
        isFirst = false
        const placed = honest.place(placement)
        return moved ? async () => left({ _tag: 'PriceChanged', price: dearer }) : placed
      },
    })
    const { user, placements } = await payWorld({ guest: ada, brand, location, gateway })
    await user.click(choose())
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Yes, $38.90' }))
    expect(screen.queryByRole('alertdialog')).to.equal(null)
    expect(placements).to.have.length(1)
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Pay $38.90' }))
    await waitFor(() => expect(placements).to.have.length(2))
    expect(placements[1]?.expectedTotal).to.equal(3_890)
    expect(placements[1]?.instrument).to.not.deep.equal(placements[0]?.instrument)
  })

  it('CHK-63, PAY-13 is never asked for when nothing is due', async () => {
    const nothing = aPriceCheck({ totalAmount: zero })
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      checkPrice: () => async () => right(nothing),
    })
    const { cells } = await payWorld({ guest: ada, brand, location, gateway })
    act(() => {
      cells.checkout.update((now) => ({ ...now, payment: { _tag: 'Wallet' }, tip: { _tag: 'Amount', amount: zero } }))
    })
    expect(screen.queryByRole('radio', { name: /^Mobile pay/ })).to.equal(null)
    expect(screen.queryByRole('button', { name: /wallet/ })).to.equal(null)
    expect(screen.getByRole('button', { name: 'Place Order · $0.00' })).to.have.property('disabled', false)
  })

  it('PAY-08 checkout and sheet are drawn without a violation that a machine can find', async () => {
    const { user } = await payWorld({ guest: ada, brand, location })
    await user.click(choose())
    await user.click(await walletButton())
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
