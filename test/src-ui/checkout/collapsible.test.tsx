import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { expect } from 'chai'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLine, anAddress, anOrder } from '../../builders/order-builder.ts'
import { aPatron, aSavedCard } from '../../builders/patron-builder.ts'
import { ada, type PayWorldNeeds, payWorld } from './pay-world.tsx'

function collapsible(fields: Partial<Brand> = {}): Brand {
  const brand = aBrand(fields)
  return { ...brand, themes: { ...brand.themes, checkout: { ...brand.themes.checkout, layout: 'Type3' } } }
}
function world(needs: PayWorldNeeds = {}) {
  return payWorld({ brand: collapsible(), ...needs })
}

function head(name: string) {
  return screen.getByRole('button', { name: new RegExp(`^${name}`) })
}
function isOpen(name: string) {
  return head(name).getAttribute('aria-expanded') === 'true'
}
function bottom() {
  return within(screen.getByRole('region', { name: 'Summary' })).getByRole('button', {
    name: /^(?!Add promo code|Remove promo)/,
  })
}

async function typeCard(user: UserEvent, number: string) {
  for (const [label, text] of [
    ['Card number', number],
    ['Expiration date (MM/YY)', '1234'],
    ['Security code (CVC)', '123'],
    ['ZIP code', '11231'],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
}

describe('The collapsible checkout', () => {
  afterEach(cleanup)

  it('CHK-21, E42 validates a field on blur and all fields on submit, and focuses the error summary or the only invalid field', async () => {
    const { user, log } = await world()
    expect(screen.queryByText('First Name is Required')).to.equal(null)
    await user.click(screen.getByLabelText(/First name/))
    await user.tab()
    expect(screen.getByText('First Name is Required')).to.exist
    expect(screen.queryByText('Last Name is Required')).to.equal(null)
    await user.type(screen.getByLabelText(/First name/), 'Ada')
    await user.type(screen.getByLabelText(/Email/), 'ada@')
    await user.click(bottom())
    expect(screen.queryByText('First Name is Required')).to.equal(null)
    expect(screen.getByText('Last Name is Required')).to.exist
    expect(screen.getByText('Email is not valid')).to.exist
    const summary = screen.getByRole('group', { name: 'Please fix the following:' })
    expect(document.activeElement).to.equal(summary)
    const links = () =>
      within(summary)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(links()).to.deep.equal(['Last name', 'Email'])
    await user.click(within(summary).getByRole('link', { name: 'Email' }))
    expect(document.activeElement).to.equal(screen.getByLabelText(/Email/))
    await user.type(screen.getByLabelText(/Last name/), 'Lovelace')
    expect(links()).to.deep.equal(['Email'])
    await user.click(bottom())
    expect(screen.queryByRole('group', { name: 'Please fix the following:' })).to.equal(null)
    expect(document.activeElement).to.equal(screen.getByLabelText(/Email/))
    await user.clear(screen.getByLabelText(/Email/))
    expect(screen.getByText('Email is required')).to.exist
    expect(log.form).to.equal(undefined)
  })

  it('CHK-08, CHK-09, CHK-14, CHK-22, CHK-41 saves the guest’s details, opens the payment section and places the order for that guest', async () => {
    const { user, cells, placements } = await world()
    expect(bottom().textContent).to.equal('Proceed to Payment')
    await user.type(screen.getByLabelText(/First name/), ' Ada ')
    await user.type(screen.getByLabelText(/Last name/), 'Lovelace')
    await user.type(screen.getByLabelText(/Email/), 'ada@example.com')
    await user.click(bottom())
    expect(cells.checkout.current().guest).to.deep.equal(ada)
    expect([isOpen('Your Info'), isOpen('Your Payment')]).to.deep.equal([false, true])
    expect(document.activeElement).to.equal(head('Your Payment'))
    expect(head('Your Info').textContent).to.include('Ada Lovelace · ada@example.com')
    expect(bottom().textContent).to.equal('Place Order · $32.75')
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    expect(bottom().textContent).to.equal('Place Order · $29.00')
    await user.click(bottom())
    expect(placements.map(({ guest, instrument }) => ({ guest, instrument }))).to.deep.equal([
      { guest: ada, instrument: { _tag: 'Cash' } },
    ])
  })

  it('CHK-09, PAY-52 shows the card form in the open payment section, and Place Order submits it', async () => {
    const { user, cells, placements } = await world({ guest: ada })
    expect(screen.queryByLabelText('Card number')).to.equal(null)
    await user.click(bottom())
    const payment = within(screen.getByRole('region', { name: 'Your Payment' }))
    const number = await payment.findByLabelText('Card number')
    expect(bottom().textContent).to.equal('Place Order · $32.75')
    expect(payment.queryByRole('button', { name: 'Add a card' })).to.equal(null)
    await user.click(bottom())
    expect([cells.screen.current(), placements.length]).to.deep.equal(['CHECK_OUT', 0])
    expect(number.getAttribute('aria-invalid')).to.equal('true')
    await typeCard(user, '4242424242424242')
    await user.click(bottom())
    await waitFor(() => expect(placements.length).to.equal(1))
    expect(placements.map(({ guest, instrument }) => [guest, instrument._tag])).to.deep.equal([[ada, 'Nonce']])
    expect(cells.screen.current()).to.equal('CHECK_OUT')
  })

  it('has the card form below all payment choices, so that none moves when the form opens or closes', async () => {
    const { user } = await world({ guest: ada })
    await user.click(bottom())
    const payment = within(screen.getByRole('region', { name: 'Your Payment' }))
    const number = await payment.findByLabelText('Card number')
    const cash = payment.getByRole('radio', { name: /Cash/ })
    expect(cash.compareDocumentPosition(number)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
    const row = () => payment.getByRole('radio', { name: /^Card/ }).closest('label')?.parentElement?.textContent
    const before = row()
    await user.click(cash)
    expect(payment.queryByLabelText('Card number')).to.equal(null)
    expect(row(), 'the row of the card keeps its height').to.equal(before)
    await user.click(payment.getByRole('radio', { name: /^Card/ }))
    expect(payment.queryByLabelText('Card number')).not.to.equal(null)
  })

  it('CHK-09, PAY-46 keeps the card form in the payment section after a decline, and the next card places the order', async () => {
    const { user, cells, placements } = await world({ guest: ada })
    await user.click(bottom())
    await screen.findByLabelText('Card number')
    await typeCard(user, '4000000000000002')
    await user.click(bottom())
    await screen.findByRole('alert')
    await waitFor(() => expect(cells.checkout.current().card).to.equal(undefined))
    await typeCard(user, '4242424242424242')
    await user.click(bottom())
    await waitFor(() => expect(cells.placement.current()._tag).to.equal('Placed'))
    expect(placements.length).to.equal(2)
  })

  it('CHK-09, PRICE-15 charges the entered card after a large tip is confirmed', async () => {
    const { user, cells, placements } = await world({ guest: ada })
    await user.click(bottom())
    await screen.findByLabelText('Card number')
    await typeCard(user, '4242424242424242')
    act(() => cells.checkout.update((now) => ({ ...now, tip: { _tag: 'Amount', amount: minor(9_000) } })))
    await user.click(bottom())
    await user.click(await screen.findByRole('button', { name: 'Yes, tip $90.00' }))
    await waitFor(() => expect(placements.length).to.equal(1))
    expect(placements.map(({ tip, instrument }) => [tip, instrument._tag])).to.deep.equal([[9_000, 'Nonce']])
  })

  it('CHK-09, CHK-21 the button reopens a collapsed form with errors', async () => {
    const { user } = await world()
    await user.click(head('Your Cart'))
    expect(bottom().textContent).to.equal('Proceed to Payment')
    await user.click(bottom())
    expect([isOpen('Your Cart'), isOpen('Your Info')]).to.deep.equal([false, true])
    expect(document.activeElement).to.equal(screen.getByRole('group', { name: 'Please fix the following:' }))
  })

  it('CHK-09 the button reopens a payment section that the patron collapsed', async () => {
    const { user } = await world({ patron: { patron: aPatron({ card: aSavedCard() }) } })
    await user.click(head('Your Cart'))
    expect(bottom().textContent).to.equal('Proceed to Payment')
    await user.click(bottom())
    expect(isOpen('Your Payment')).to.equal(true)
  })

  it('CHK-26, CHK-38 shows the reason an order is blocked on the button, as in the other layout', async () => {
    const brand = collapsible({ minimum: { ...byDiningOption(() => minor(0)), delivery: minor(5_000) } })
    const order = anOrder({ diningOption: 'delivery', address: anAddress, items: [aLine()] })
    await world({ brand, order })
    expect(bottom().textContent).to.equal('Minimum Not Met')
    expect(bottom().getAttribute('aria-disabled')).to.equal('true')
    expect(screen.getByText(/must be at least \$50.00 to place a delivery order/)).to.exist
  })

  it('CHK-06 has no violations that axe can find', async () => {
    const { container } = await world({ guest: ada })
    await act(async () => undefined)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
