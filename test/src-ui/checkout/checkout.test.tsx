import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { cents, zero } from '../../../src-domain/money/cents.ts'
import type { OrderGateway } from '../../../src-domain/ordering/order-gateway.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { inMemoryKitchen } from '../../builders/in-memory-order-gateway.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aLine, anAddress, anOrder, aPriceCheck } from '../../builders/order-builder.ts'
import { aPatron, aSavedCard } from '../../builders/patron-builder.ts'
import { ada, charges, menu, type PayWorldNeeds, payWorld } from './pay-world.tsx'

function placeButton() {
  return screen.getByRole('button', {
    name: /^(Pay|Place Order|Continue to card|Add Payment|Minimum|Calculating|Order Unav)/,
  })
}
function isDisabled() {
  return placeButton().getAttribute('aria-disabled') === 'true'
}
function lines() {
  return [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
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

  it('CHK-17, CHK-20 asks a guest for a full name and an e-mail, and says what is missing', async () => {
    const { user, cells } = await payWorld()
    await user.click(screen.getByRole('button', { name: 'Continue as guest' }))
    expect(screen.getByText('Full name is required.')).to.be.an.instanceOf(HTMLElement)
    expect(document.activeElement).to.equal(screen.getByLabelText(/Full name/))
    await user.type(screen.getByLabelText(/Full name/), 'Ada  Lovelace 3rd')
    await user.type(screen.getByLabelText(/E-mail/), 'ada@example.com')
    expect(screen.queryByText('Full name is required.')).to.equal(null)
    await user.click(screen.getByRole('button', { name: 'Continue as guest' }))
    expect(cells.checkout.current().guest).to.deep.equal(ada)
    expect(screen.getByRole('heading', { name: 'Checkout' })).to.equal(document.activeElement)
  })

  it('CHK-22 takes a guest without an e-mail, and none that is not one', async () => {
    const { user, cells } = await payWorld()
    await user.type(screen.getByLabelText(/Full name/), 'Ada Lovelace')
    await user.type(screen.getByLabelText(/E-mail/), 'ada@')
    await user.click(screen.getByRole('button', { name: 'Continue as guest' }))
    expect(screen.getByText('Email is not valid')).to.be.an.instanceOf(HTMLElement)
    await user.clear(screen.getByLabelText(/E-mail/))
    await user.click(screen.getByRole('button', { name: 'Continue as guest' }))
    expect(cells.checkout.current().guest).to.deep.equal({ firstName: 'Ada', lastName: 'Lovelace' })
  })

  it('CHK-17, CHK-59 offers an account, and a sign-in leads to the checkout', async () => {
    const { user, cells } = await payWorld({
      signIn: async () => {
        cells.patron.update(() => ({ patron: aPatron() }))
        return { _tag: 'SignedIn', patron: aPatron() }
      },
    })
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await user.type(screen.getByLabelText('E-mail'), 'ana@example.com{Enter}')
    await user.type(await screen.findByLabelText('Password'), 'correct horse')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByRole('heading', { name: 'Checkout' })
    expect(screen.getByText('Ana Diaz')).to.be.an.instanceOf(HTMLElement)
  })

  it('CHK-23 brings a patron to the checkout at once', async () => {
    await payWorld({ patron: { patron: aPatron() } })
    expect(screen.getByRole('heading', { name: 'Checkout' })).to.be.an.instanceOf(HTMLElement)
  })

  it('CHK-02, CHK-03, CHK-60 shows order, restaurant, payment and cash in their order', async () => {
    await payWorld({ guest: ada })
    const text = document.querySelector('main')?.textContent ?? ''
    const places = ['Order information', 'Time', 'Restaurant', 'Payment method', 'Cash', 'Order note'].map((row) =>
      text.indexOf(row),
    )
    expect(places).to.deep.equal([...places].sort((a, b) => a - b))
    expect(Math.min(...places)).to.be.greaterThan(-1)
    expect(text).to.include('Downtown')
  })

  it('CHK-03 shows the address of a delivery instead', async () => {
    await payWorld({ guest: ada, order: anOrder({ diningOption: 'delivery', address: anAddress, items: [aLine()] }) })
    expect(screen.getByRole('heading', { name: 'Delivery address' }).parentElement?.textContent).to.include(
      '1 Main Street',
    )
    expect(screen.queryByRole('heading', { name: 'Order information' })).to.equal(null)
  })

  it('PRICE-05, PRICE-06, PRICE-07, PRICE-10 shows the lines of the price check in their order', async () => {
    await payWorld({ guest: ada })
    expect(lines()).to.deep.equal([
      'Subtotal$25.00',
      'Service fees$2.00',
      'DiscountAdd promo code',
      'Tax$2.00',
      'Tip$3.75',
      'Total$32.75',
    ])
  })

  it('PRICE-08, PRICE-09 shows credit and gift card as amounts taken off', async () => {
    const price = aPriceCheck({ appliedCredit: cents(500), appliedStoredValue: cents(250) })
    const gateway = (honest: OrderGateway): OrderGateway => ({ ...honest, checkPrice: () => async () => right(price) })
    await payWorld({ guest: ada, gateway })
    expect(lines()).to.include('Loyalty credit-$5.00').and.to.include('Gift card-$2.50')
  })

  it('PRICE-07 explains the service fee', async () => {
    const brand = aBrand()
    await payWorld({
      guest: ada,
      brand: {
        ...brand,
        themes: { ...brand.themes, checkout: { ...brand.themes.checkout, serviceFeeTooltip: 'Boxes.' } },
      },
    })
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).to.equal('Boxes.')
  })

  it('PRICE-18, PRICE-19, PRICE-21 offers shares with their amounts, the usual one chosen', async () => {
    const { user } = await payWorld({ guest: ada })
    const radios = within(screen.getByRole('group', { name: 'Tip' })).getAllByRole('radio')
    expect(radios.map((radio) => radio.parentElement?.textContent)).to.deep.equal([
      'No tip',
      '15%$3.75',
      '20%$5.00',
      '25%$6.25',
      '30%$7.50',
      'Other amount',
    ])
    expect(screen.getByRole('radio', { name: /15%/ })).to.have.property('checked', true)
    await user.click(screen.getByRole('radio', { name: /20%/ }))
    expect(lines()).to.include('Tip$5.00')
    expect(placeButton().textContent).to.equal('Continue to card · $34.00')
  })

  it('PRICE-14, PRICE-15, PRICE-16 takes another amount to the cent, and 0.00 for what is none', async () => {
    const { user } = await payWorld({ guest: ada })
    await user.click(screen.getByRole('radio', { name: 'Other amount' }))
    const field = screen.getByLabelText('Tip in dollars')
    expect([field.getAttribute('min'), field.getAttribute('step')]).to.deep.equal(['0', '0.01'])
    await user.type(field, '1.25')
    expect(lines()).to.include('Tip$1.25')
    await user.clear(field)
    await user.type(field, '-4')
    expect(lines()).to.include('Tip$0.00')
    await user.tab()
    expect(field).to.have.property('value', '0.00')
  })

  it('PRICE-23, PRICE-24, PAY-07 hides the tip and takes it off when cash is chosen', async () => {
    const { user, placements } = await payWorld({ guest: ada })
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    expect(screen.queryByRole('group', { name: 'Tip' })).to.equal(null)
    await waitFor(() => expect(placeButton().textContent).to.equal('Place Order · $29.00'))
    await user.click(placeButton())
    expect(placements[0]).to.deep.include({ tip: zero, expectedTotal: 2_900, instrument: { _tag: 'Cash' } })
  })

  it('PAY-07 offers no cash where the brand takes none', async () => {
    const brand = aBrand()
    await payWorld({ guest: ada, brand: { ...brand, ordering: { ...brand.ordering, cash: false } } })
    expect(screen.queryByText('Cash')).to.equal(null)
  })

  it('PRICE-23 shows no tip where the order type allows none', async () => {
    const brand = aBrand()
    const tip = { ...brand.tip, enabled: { ...brand.tip.enabled, pickup: false } }
    await payWorld({ guest: ada, brand: { ...brand, tip } })
    expect(screen.queryByRole('group', { name: 'Tip' })).to.equal(null)
    expect(lines()).to.include('Total$29.00')
  })

  it('CHK-26, CHK-35, CHK-38 stops a delivery below the minimum, at the button and in words', async () => {
    const brand = aBrand()
    await payWorld({
      guest: ada,
      brand: { ...brand, minimum: { ...brand.minimum, delivery: cents(4_000) } },
      order: anOrder({ diningOption: 'delivery', address: anAddress, items: [aLine()] }),
    })
    expect(placeButton().textContent).to.equal('Minimum Not Met')
    expect(isDisabled()).to.equal(true)
    expect(screen.getByRole('alert').textContent).to.equal(
      'The price for your order, before tip, must be at least $40.00 to place a delivery order. Add $27.50 more.',
    )
  })

  it('CHK-25, CHK-38 asks a patron without a card for a payment method', async () => {
    const { user } = await payWorld({ patron: { patron: aPatron() } })
    expect(placeButton().textContent).to.equal('Add Payment')
    expect(isDisabled()).to.equal(true)
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await waitFor(() => expect(placeButton().textContent).to.equal('Place Order · $29.00'))
  })

  it('PRICE-03, CHK-33 shows the cart error of a failing price check and keeps the button disabled', async () => {
    const refused = { _tag: 'Refused', status: 400, message: 'no' } as const
    const gateway = (honest: OrderGateway): OrderGateway => ({ ...honest, checkPrice: () => async () => left(refused) })
    await payWorld({ guest: ada, gateway })
    expect(screen.getByRole('alert').textContent).to.include('Unable to proceed with your order.')
    expect(isDisabled()).to.equal(true)
  })

  it('PRICE-03 asks again when the price check brought no answer', async () => {
    let isLost = true
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      checkPrice: (order) => (isLost ? async () => left({ _tag: 'NoResponse' }) : honest.checkPrice(order)),
    })
    const { user } = await payWorld({ guest: ada, gateway })
    isLost = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(placeButton().textContent).to.equal('Continue to card · $32.75'))
  })

  it('CHK-35, CHK-36 sends one order however often the button is pressed, and shows that it does', async () => {
    const { gate, open } = gated()
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      place: (placement) => async () => {
        const answer = honest.place(placement)
        await gate
        return answer()
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

  it('CHK-50, CART-19 leads to the order and resets the cart', async () => {
    const { user, cells, log, pending } = await payWorld({ guest: ada })
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await waitFor(() => expect(isDisabled()).to.equal(false))
    await user.click(placeButton())
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(log.arrived[0]?.ticket?.token).to.equal('token-1')
    expect(cells.order.current().items).to.deep.equal([])
    expect(pending.read()).to.equal(undefined)
  })

  const failing =
    (status: number, message?: string) =>
    (honest: OrderGateway): OrderGateway => ({
      ...honest,
      place: () => async () =>
        left({ _tag: 'Refused', status, code: 'internal', ...(message === undefined ? {} : { message }) }),
      status: () => async () => left({ _tag: 'UnknownOrder', keepsTime: true }),
    })
  const afterPlacing = async (gateway: (honest: OrderGateway) => OrderGateway) => {
    const world = await payWorld({ guest: ada, gateway })
    await world.user.click(screen.getByRole('radio', { name: /Cash/ }))
    await waitFor(() => expect(isDisabled()).to.equal(false))
    await world.user.click(placeButton())
    await screen.findByRole('alert')
    return world
  }

  it('CHK-54, CHK-56, CHK-39 shows what the server said beside the button, which can be pressed again', async () => {
    await afterPlacing(failing(400, 'We are out of broth.'))
    expect(screen.getByRole('alert').textContent).to.equal('We are out of broth.')
    expect(isDisabled()).to.equal(false)
  })

  it('CHK-55 tells a 401 in its own words', async () => {
    await afterPlacing(failing(401))
    expect(screen.getByText('You must be logged in to place an order.').closest('[role=alert]')).to.not.equal(null)
  })

  it('CHK-56 shows the message of a 500 whose order turns out not to exist', async () => {
    await afterPlacing(failing(500, 'The kitchen is on fire'))
    expect(screen.getByRole('alert').textContent).to.equal('The kitchen is on fire')
  })

  it('CHK-57 has words for a failure without a message', async () => {
    await afterPlacing(failing(403))
    expect(screen.getByRole('alert').textContent).to.equal('System is temporarily unavailable, please try later')
  })

  it('CHK-34 says that the outcome is not known, and goes on looking instead of asking for money', async () => {
    const kitchen = inMemoryKitchen(menu, charges)
    const { gate, open } = gated()
    const { user, log, placements } = await payWorld({ guest: ada, kitchen, pause: { wait: () => gate } })
    kitchen.next('answer-lost')
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await waitFor(() => expect(isDisabled()).to.equal(false))
    await user.click(placeButton())
    expect(await screen.findByRole('heading', { name: 'Checking your order' })).to.be.an.instanceOf(HTMLElement)
    expect(
      screen.getByText(/^Unable to process your order. Please contact the restaurant to confirm your order/),
    ).to.be.an.instanceOf(HTMLElement)
    expect(screen.queryByRole('button', { name: /Pay|Place/ })).to.equal(null)
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
    const dearer = aPriceCheck({ preDiscountPrice: cents(3_000), totalAmount: cents(3_440), amount: cents(3_000) })
    let isFirst = true
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      place: (placement) => {
        const moved = isFirst
        isFirst = false
        honest.place(placement)
        return async () => (moved ? left({ _tag: 'PriceChanged', price: dearer }) : right({ _tag: 'Accepted' }))
      },
    })
    const { user, placements } = await payWorld({ guest: ada, kitchen, gateway })
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await waitFor(() => expect(isDisabled()).to.equal(false))
    await user.click(placeButton())
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).to.include('from $29.00 to $34.40')
    await user.click(within(question).getByRole('button', { name: 'Yes, $34.40' }))
    await waitFor(() => expect(placements.map(({ expectedTotal }) => expectedTotal)).to.deep.equal([2_900, 3_440]))
    expect(new Set(placements.map(({ order }) => order.idempotencyKey)).size).to.equal(1)
  })

  it('CHK-54 asks before it places an order like the last one', async () => {
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      place: (placement) =>
        placement.confirmsDuplicate === true
          ? honest.place(placement)
          : async () => left({ _tag: 'DuplicateSuspected' }),
    })
    const { user, placements, log } = await payWorld({ guest: ada, gateway })
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await waitFor(() => expect(isDisabled()).to.equal(false))
    await user.click(placeButton())
    await user.click(await screen.findByRole('button', { name: 'Yes, another one' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(placements).to.have.length(1)
  })

  it('CHK-62 validates and prices again when the note changes, under another key', async () => {
    const { user, cells } = await payWorld({ guest: ada })
    const before = cells.order.current().idempotencyKey
    await user.type(screen.getByLabelText(/Order note/), 'Ring twice')
    await user.tab()
    await waitFor(() => expect(cells.placement.current()).to.include({ _tag: 'Priced' }))
    expect(cells.order.current().note).to.equal('Ring twice')
    expect(cells.placement.current()).to.have.property('key').not.equal(before)
  })

  it('PAY-51 pays with the saved card unless told otherwise', async () => {
    const { user, placements } = await payWorld({ patron: { patron: aPatron({ card: aSavedCard() }) } })
    expect(screen.getByRole('radio', { name: /Visa ending in 4242/ })).to.have.property('checked', true)
    await user.click(placeButton())
    expect(placements[0]?.instrument).to.deep.equal({ _tag: 'SavedCard' })
    expect(placements[0]).to.not.have.property('guest')
  })

  it('SHELL-34 shows the message of a 503 over everything until it is closed', async () => {
    const { user, cells } = await payWorld({ guest: ada })
    act(() => cells.alert.update(() => ({ isShown: true, message: 'Back at noon.' })))
    expect(screen.getByRole('alertdialog').textContent).to.include('Back at noon.')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alertdialog')).to.equal(null)
  })

  it('CART-12 keeps its place in the history, and Back goes one screen back', async () => {
    const { user, log } = await payWorld({ guest: ada })
    await user.click(screen.getByRole('button', { name: /Add a card/ }))
    expect(window.history.state).to.deep.equal({ flow: { at: 'FETCH_CARDS', depth: 1, isFromShop: false } })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('heading', { name: 'Checkout' })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(log.left).to.deep.equal(['/menu'])
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
      expect(screen.getByLabelText(/E-mail/)).to.be.an.instanceOf(HTMLElement)
      expect(screen.queryByText('For your receipt, nothing else') !== null, JSON.stringify(said)).to.equal(isPromised)
      unmount()
    }
  })

  it('CHK-01 says that the cart is empty, and shows the way to the menu', async () => {
    await payWorld({ order: anOrder() })
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).to.be.an.instanceOf(HTMLElement)
  })

  it('CHK-01 draws the checkout without a violation that a machine can find', async () => {
    await payWorld({ guest: ada })
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).to.deep.equal([])
  })
})
