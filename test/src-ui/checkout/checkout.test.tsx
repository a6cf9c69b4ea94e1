import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { minor } from '../../../src-domain/money/minor.ts'
import type { OrderGateway, Placement } from '../../../src-domain/placement/order-gateway.ts'
import { inMemoryKitchen } from '../../builders/in-memory-order-gateway.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aKey, aLine, anOrder, aPriceCheck } from '../../builders/order-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'
import { ada, charges, menu, type PayWorldNeeds, payWorld } from './pay-world.tsx'

function placeButton() {
  return screen.getByRole('button', {
    name: /^(Pay|Place Order|Continue to payment|Add Payment|Minimum|Calculating|Order Unav)/,
  })
}
function isDisabled() {
  return placeButton().getAttribute('aria-disabled') === 'true'
}
function gated() {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return { gate, open: () => open() }
}

describe('The checkout', () => {
  afterEach(cleanup)

  it('PRICE-03 asks again when the price check brought no answer', async () => {
    let isLost = true
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      checkPrice: async (order) => (isLost ? left({ _tag: 'NoResponse' }) : honest.checkPrice(order)),
    })
    const { user } = await payWorld({ guest: ada, gateway })
    isLost = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(placeButton().textContent).to.equal('Continue to payment · $32.75'))
  })

  it('PRICE-03 says that the amounts are not available, and nowhere that it calculates, when the price check failed', async () => {
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      checkPrice: async () => left({ _tag: 'NoResponse' }),
    })
    const order = anOrder({ items: [aLine({ quantity: 2 })], code: 'TEN', discount: 'd' })
    await payWorld({ guest: ada, order, gateway })
    const summary = screen.getByText('Fees and tax').closest('dl')
    expect(summary?.textContent).to.equal('Subtotal$25.00Discount TENUnavailableRemoveFees and taxUnavailable')
    expect(placeButton().textContent).to.equal('Order Unavailable')
    expect(document.body.textContent).to.not.include('Calculating')
  })

  it('CHK-56 shows the server’s own words of a 500 while it checks the order, and after it gave up', async () => {
    const says = 'The printer is out of paper.'
    const { cells } = await payWorld({ guest: ada })
    const pending = { key: aKey(0), startedAt: 0, total: minor(2_900), locationId: 'location-1' }
    const watch = { pending, polls: 0, failures: 0, isFinal: false }
    const doubt = { _tag: 'Refused', status: 500, message: says } as const
    await act(async () => cells.placement.update(() => ({ _tag: 'Unknown', watch, doubt })))
    expect(screen.getByRole('status').textContent).to.include(says)
    expect(screen.queryByText(/^Unable to process your order/)).to.equal(null)
    expect(screen.getByText(says).getAttribute('lang')).to.equal(null)
    const gaveUp = { _tag: 'UnknownOrder', keepsTime: false } as const
    await act(async () => cells.placement.update(() => ({ _tag: 'Unknown', watch, doubt, gaveUp })))
    const alert = screen.getByRole('alert').textContent
    expect(alert).to.include(says)
    expect(alert).to.include('The restaurant’s system couldn’t find your order.')
  })

  it('CHK-35, CHK-36 sends one order however often the button is pressed, and shows that it does', async () => {
    const { gate, open } = gated()
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      place: async (placement) => {
        await gate
        return honest.place(placement)
      },
    })
    const { user, actions, placements, log } = await payWorld({ guest: ada, gateway })
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await waitFor(() => expect(placeButton().textContent).to.equal('Place Order · $29.00'))
    act(() => {
      actions.placing.placeOrder()
      actions.placing.placeOrder()
    })
    await user.dblClick(placeButton())
    expect(placeButton().getAttribute('aria-busy')).to.equal('true')
    expect(screen.getByRole('status').textContent).to.equal('Sending your order to the kitchen…')
    await act(async () => open())
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(placements).to.have.length(1)
  })

  it('CHK-52 lets the customer look again when the watch gave up', async () => {
    const kitchen = inMemoryKitchen(menu, charges)
    kitchen.next('answer-lost')
    kitchen.loseStatusAnswers(4)
    const { user, log, placements } = await payWorld({ guest: ada, kitchen })
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await waitFor(() => expect(isDisabled()).to.equal(false))
    await user.click(placeButton())
    await user.click(await screen.findByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(placements).to.have.length(1)
  })

  it('CHK-54 tells the old and the new total when the price moved, and places for the new one after a yes', async () => {
    const kitchen = inMemoryKitchen(menu, charges)
    const dearer = aPriceCheck({ preDiscountPrice: minor(3_000), totalAmount: minor(3_440), amount: minor(3_000) })
    const sent: Placement[] = []
    let isFirst = true
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      place: async (placement) => {
        const moved = isFirst
        isFirst = false
        sent.push(placement)
        return moved ? left({ _tag: 'PriceChanged', price: dearer }) : right({ _tag: 'Accepted' })
      },
    })
    const { user } = await payWorld({ guest: ada, kitchen, gateway })
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await waitFor(() => expect(isDisabled()).to.equal(false))
    await user.click(placeButton())
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).to.include('from $29.00 to $34.40')
    await user.click(within(question).getByRole('button', { name: 'Yes, $34.40' }))
    await waitFor(() => expect(sent.map(({ expectedTotal }) => expectedTotal)).to.deep.equal([2_900, 3_440]))
    expect(new Set(sent.map(({ order }) => order.idempotencyKey)).size).to.equal(1)
  })

  it('CHK-54 asks before it places an order like the last one', async () => {
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      place: async (placement) =>
        placement.confirmsDuplicate === true ? honest.place(placement) : left({ _tag: 'DuplicateSuspected' }),
    })
    const { user, placements, log } = await payWorld({ guest: ada, gateway })
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await waitFor(() => expect(isDisabled()).to.equal(false))
    await user.click(placeButton())
    await user.click(await screen.findByRole('button', { name: 'Yes, another one' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(placements).to.have.length(1)
  })

  it('CART-12, CART-14 shows the screen of the entry again after a reload, and never one that does not fit', async () => {
    const shown = async (needs: PayWorldNeeds) => {
      const { cells, unmount } = await payWorld(needs)
      unmount()
      return cells.screen.current()
    }
    const patron = { patron: aPatron() }
    expect(await shown({ guest: ada, at: 'FETCH_CARDS' })).to.equal('FETCH_CARDS')
    expect(await shown({ guest: ada, at: 'GUESTS' }), 'to change the name').to.equal('GUESTS')
    expect(await shown({ patron, at: 'GUESTS' }), 'who is signed in is known').to.equal('CHECK_OUT')
    expect(await shown({ at: 'FETCH_CARDS' }), 'a name is asked for first').to.equal('GUESTS')
    expect(await shown({ guest: ada, at: 'BEFORE_YOUR_TIME' }), 'of another release').to.equal('CHECK_OUT')
    expect([await shown({ guest: ada }), await shown({})]).to.deep.equal(['CHECK_OUT', 'GUESTS'])
  })

  it('CHK-22 asks for an address for a receipt only where the server says that it mails one', async () => {
    for (const [said, isPromised] of [
      [{ isReceiptMailed: true }, true],
      [{ isReceiptMailed: false }, false],
      [{}, false],
    ] as const) {
      const { unmount } = await payWorld({ location: aLocation(said) })
      expect(screen.getByLabelText(/Email/)).to.be.an.instanceOf(HTMLElement)
      expect(screen.queryByText('For your receipt and news about this order') !== null, JSON.stringify(said)).to.equal(
        isPromised,
      )
      unmount()
    }
  })

  it('CHK-01 draws the checkout without a violation that a machine can find', async () => {
    await payWorld({ guest: ada })
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).to.deep.equal([])
  })
})
