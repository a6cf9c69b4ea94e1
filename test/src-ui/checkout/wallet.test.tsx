import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { minor } from '../../../src-domain/money/minor.ts'
import type { PaymentProcessor } from '../../../src-domain/payment/payment-processor.ts'
import type { OrderGateway, Placement } from '../../../src-domain/placement/order-gateway.ts'
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

/** The same button and sheet with a token wallet (PAY-14). */
function withTokens(sandbox: PaymentProcessor): PaymentProcessor {
  let sheets = 0
  return {
    ...sandbox,
    walletButton: (request) => {
      const button = sandbox.walletButton({
        ...request,
        intent: async () => right({ clientSecret: 'nothing_secret_0' }),
      })
      return {
        ...button,
        onFinished: (listen) =>
          button.onFinished((outcome) => {
            sheets += 1
            listen(isRight(outcome) ? right({ _tag: 'Token', token: { nonce: `sheet-${sheets}` } }) : outcome)
          }),
      }
    },
  }
}

function instruments(placements: readonly Placement[]) {
  return placements.map(({ instrument }) => instrument._tag)
}

const ways = [
  { brings: 'Transaction', asks: ['Intent', 'Transaction'], given: {} },
  { brings: 'Nonce', asks: ['Nonce'], given: { processor: withTokens } },
] as const

describe('The wallet at the checkout', () => {
  afterEach(cleanup)

  it('CHK-02, CHK-05, PAY-08 stands between the gift card and cash, in rows and in cards', async () => {
    for (const dressed of [brand, inCards]) {
      await payWorld({ guest: ada, brand: dressed, location })
      const text = document.querySelector('main')?.textContent ?? ''
      const rows = ['Order details', 'Location', 'Payment method', 'Gift card', 'Mobile pay', 'Cash']
      const places = rows.map((row) => text.indexOf(row))
      expect(places).to.deep.equal([...places].sort((a, b) => a - b))
      expect(Math.min(...places)).to.be.greaterThan(-1)
      cleanup()
    }
  })

  it('PAY-11, PAY-12, PAY-14, PAY-16 a wallet that brings a token puts its own button in the place of Place Order, and pays once', async () => {
    const { user, placements, log, kitchen } = await payWorld({ guest: ada, brand, location, processor: withTokens })
    await user.click(choose())
    const button = await walletButton()
    expect(screen.queryByRole('button', { name: /^(Pay|Place Order) .*\$/ })).to.equal(null)
    expect(log.prefersWallet).to.equal(true)
    await user.dblClick(button)
    await user.dblClick(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(instruments(placements)).to.deep.equal(['Nonce'])
    for (const one of placements) expect(one.expectedTotal).to.equal(3275)
    expect(kitchen.ticketsPrinted()).to.have.length(1)
  })

  it('PAY-17 a wallet that brings a token and is declined says so, and another way of paying takes its place', async () => {
    const { user, kitchen } = await payWorld({ guest: ada, brand, location, processor: withTokens })
    await user.click(choose())
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Let it be declined' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).to.equal('Payment failed, please try a new payment method.')
    expect(await walletButton()).to.be.an.instanceOf(HTMLElement)
    await user.click(screen.getByRole('radio', { name: /^Cash/ }))
    expect(screen.queryByRole('alert')).to.equal(null)
    expect(await screen.findByRole('button', { name: /^Place Order/ })).to.be.an.instanceOf(HTMLElement)
    expect(kitchen.ticketsPrinted()).to.deep.equal([])
  })

  it('CART-17, PAY-16 what a wallet approved for an order that never arrived pays the next try, without a second sheet', async () => {
    for (const { brings, asks, given } of ways) {
      const kitchen = inMemoryKitchen(menu, charges)
      let isLost = false
      const gateway = (honest: OrderGateway): OrderGateway => ({
        ...honest,
        place: (placement) => {
          if (placement.instrument._tag === brings && !isLost) {
            isLost = true
            kitchen.next('call-lost')
          }
          return honest.place(placement)
        },
      })
      const { user, placements, log } = await payWorld({ guest: ada, brand, location, kitchen, gateway, ...given })
      await user.click(choose())
      await user.click(await walletButton())
      await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
      await screen.findByText(/didn’t go through, and you weren’t charged/)
      await user.click(await screen.findByRole('button', { name: 'Pay $32.75' }))
      await waitFor(() => expect(log.arrived).to.have.length(1))
      expect(instruments(placements)).to.deep.equal([...asks, brings])
      expect(placements.at(-1)?.instrument).to.deep.equal(placements.at(-2)?.instrument)
      expect(new Set(placements.map(({ order }) => order.idempotencyKey)).size).to.equal(1)
      cleanup()
    }
  })

  it('keeps a token that was approved without a network, sends nothing, and pays with it when the network is back', async () => {
    const { user, cells, actions, placements, log } = await payWorld({
      guest: ada,
      brand,
      location,
      processor: withTokens,
    })
    await user.click(choose())
    await user.click(await walletButton())
    act(() => cells.online.update(() => false))
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await screen.findByText(/You’re offline, so your order wasn’t sent/)
    expect(placements).to.have.length(0)
    await act(async () => {
      cells.online.update(() => true)
      actions.placing.onlineAgain()
    })
    await user.click(await screen.findByRole('button', { name: 'Pay $32.75' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(placements).to.have.length(1)
  })

  it('PAY-14 opens no payment without a network: the sheet closes, the checkout says why, and the wallet is there again', async () => {
    const { user, cells, actions, placements, log } = await payWorld({ guest: ada, brand, location })
    await user.click(choose())
    await user.click(await walletButton())
    act(() => cells.online.update(() => false))
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await screen.findByText(/You’re offline, so your order wasn’t sent/)
    expect(screen.queryByRole('dialog')).to.equal(null)
    expect(placements).to.have.length(0)
    await act(async () => {
      cells.online.update(() => true)
      actions.placing.onlineAgain()
    })
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(instruments(placements)).to.deep.equal(['Intent', 'Transaction'])
  })

  it('PAY-17 a bank that cannot be reached is told; nothing is placed', async () => {
    const { user, kitchen } = await payWorld({
      guest: ada,
      brand,
      location,
      bank: async () => ({ _tag: 'NotSent', detail: 'no network' }),
    })
    await user.click(choose())
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    expect(await screen.findByRole('alert')).to.be.an.instanceOf(HTMLElement)
    expect(kitchen.ticketsPrinted()).to.deep.equal([])
  })

  it('PAY-14, CHK-54 a payment that is not opened closes the sheet, and the checkout says why', async () => {
    const kitchen = inMemoryKitchen(menu, charges)
    const { user } = await payWorld({
      guest: ada,
      brand,
      location,
      kitchen,
      gateway: (honest) => ({
        ...honest,
        place: async () => left({ _tag: 'Refused', status: 400, message: 'The oven is cold.', code: 'oven' }),
      }),
    })
    await user.click(choose())
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await screen.findByText('The oven is cold.')
    expect(screen.queryByRole('dialog')).to.equal(null)
    expect(kitchen.ticketsPrinted()).to.deep.equal([])
  })

  it('CHK-39 a look-alike is asked about, and the sheet that is opened again is the yes', async () => {
    let asked = 0
    const { user, placements, log } = await payWorld({
      guest: ada,
      brand,
      location,
      gateway: (honest) => ({
        ...honest,
        place: async (placement) => {
          asked += 1
          return asked === 1 ? left({ _tag: 'DuplicateSuspected' }) : honest.place(placement)
        },
      }),
    })
    await user.click(choose())
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getAllByRole('button')[0] ?? question)
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(placements.map(({ confirmsDuplicate }) => confirmsDuplicate)).to.deep.equal([true, true])
  })

  it('CHK-54, PAY-11 opens the sheet again when the price moved: what it agreed to was the old one', async () => {
    const dearer = aPriceCheck({ preDiscountPrice: minor(3_000), totalAmount: minor(3_440), amount: minor(3_000) })
    const sent: Placement[] = []
    let isFirst = true
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      place: async (placement) => {
        const moved = isFirst
        isFirst = false
        sent.push(placement)
        return moved ? left({ _tag: 'PriceChanged', price: dearer }) : honest.place(placement)
      },
    })
    const { user } = await payWorld({ guest: ada, brand, location, gateway })
    await user.click(choose())
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Yes, $38.90' }))
    expect(screen.queryByRole('alertdialog')).to.equal(null)
    expect(sent).to.have.length(1)
    await user.click(await walletButton())
    await user.click(sheet().getByRole('button', { name: 'Pay $38.90' }))
    await waitFor(() => expect(sent.at(-1)?.expectedTotal).to.equal(3_890))
  })

  it('PAY-11, CHK-62 the sheet that was agreed in while the order is checked anew stays open, and pays', async () => {
    let isHeld = false
    let letGo = () => {}
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      checkPrice: async (order) => {
        if (isHeld)
          await new Promise<void>((resolve) => {
            letGo = resolve
          })
        return honest.checkPrice(order)
      },
    })
    const { user, kitchen, cells } = await payWorld({ guest: ada, brand, location, gateway })
    await user.click(choose())
    const button = await walletButton()
    isHeld = true
    await user.type(screen.getByLabelText(/Order note/), 'Ring twice')
    await user.click(button)
    await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await waitFor(() => expect(cells.checkout.current().press?._tag).to.equal('Waiting'))
    expect(screen.getByRole('dialog', { name: 'Test wallet' })).to.be.an.instanceOf(HTMLElement)
    isHeld = false
    await act(async () => letGo())
    await waitFor(() => expect(kitchen.ticketsPrinted()).to.have.length(1))
  })

  it('PAY-08 checkout and sheet are drawn without a violation that a machine can find', async () => {
    const { user } = await payWorld({ guest: ada, brand, location })
    await user.click(choose())
    await user.click(await walletButton())
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
