import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { left } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { cents } from '../../../src-domain/money/cents.ts'
import type { OrderGateway } from '../../../src-domain/ordering/order-gateway.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLine, anAddress, anOrder } from '../../builders/order-builder.ts'
import { aPatron, aSavedCard } from '../../builders/patron-builder.ts'
import { ada, type PayWorldNeeds, payWorld } from './pay-world.tsx'

const nobody = { name: byDiningOption(() => false), phone: false }
function collapsible(fields: Partial<Brand> = {}): Brand {
  const brand = aBrand({ guests: nobody, ...fields })
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
function isShown(name: string) {
  return screen.queryByRole('button', { name: new RegExp(`^${name}`) }) !== null
}
function bottom() {
  return within(screen.getByRole('region', { name: 'Summary' })).getByRole('button', {
    name: /^(?!Add promo code|Remove promo)/,
  })
}

describe('The collapsible checkout', () => {
  afterEach(cleanup)

  it('CHK-05, CHK-06, CHK-13 shows cart, info and payment of a guest as sections, info opened, without a screen before', async () => {
    await world()
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Checkout')
    expect([isOpen('Your Cart'), isOpen('Your Info')]).to.deep.equal([false, true])
    expect(isShown('Your Payment')).to.equal(false)
    expect(screen.getByLabelText(/First name/)).to.have.property('value', '')
  })

  it('CHK-06, CHK-12 shows a patron no info, and the payment opened', async () => {
    await world({ patron: { patron: aPatron({ card: aSavedCard() }) } })
    expect(isShown('Your Info')).to.equal(false)
    expect([isOpen('Your Cart'), isOpen('Your Payment')]).to.deep.equal([false, true])
    expect(bottom().textContent).to.match(/^Place Order · \$/)
  })

  it('CHK-21, E42 judges a field once it is touched, all of them when it is sent, and goes to the summary of what is wrong, or to the one field that is', async () => {
    const { user, log } = await world()
    expect(screen.queryByText('First Name is Required')).to.equal(null)
    await user.click(screen.getByLabelText(/First name/))
    await user.tab()
    expect(screen.getByText('First Name is Required')).to.exist
    expect(screen.queryByText('Last Name is Required')).to.equal(null)
    await user.type(screen.getByLabelText(/First name/), 'Ada')
    await user.type(screen.getByLabelText(/E-mail/), 'ada@')
    await user.click(bottom())
    expect(screen.queryByText('First Name is Required')).to.equal(null)
    expect(screen.getByText('Last Name is Required')).to.exist
    expect(screen.getByText('Email is not valid')).to.exist
    const summary = screen.getByRole('group', { name: 'Please look at these fields again:' })
    expect(document.activeElement).to.equal(summary)
    const links = () =>
      within(summary)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(links()).to.deep.equal(['Last name', 'E-mail'])
    await user.click(within(summary).getByRole('link', { name: 'E-mail' }))
    expect(document.activeElement).to.equal(screen.getByLabelText(/E-mail/))
    await user.type(screen.getByLabelText(/Last name/), 'Lovelace')
    expect(links()).to.deep.equal(['E-mail'])
    await user.click(bottom())
    expect(screen.queryByRole('group', { name: 'Please look at these fields again:' })).to.equal(null)
    expect(document.activeElement).to.equal(screen.getByLabelText(/E-mail/))
    await user.clear(screen.getByLabelText(/E-mail/))
    expect(screen.getByText('Email is required')).to.exist
    expect(log.form).to.equal(undefined)
  })

  it('CHK-08, CHK-09, CHK-14, CHK-22, CHK-41 keeps what a guest sends, shows and opens the payment, and orders for that guest', async () => {
    const { user, cells, placements } = await world()
    expect(bottom().textContent).to.equal('Proceed to Payment')
    await user.type(screen.getByLabelText(/First name/), ' Ada ')
    await user.type(screen.getByLabelText(/Last name/), 'Lovelace')
    await user.type(screen.getByLabelText(/E-mail/), 'ada@example.com')
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

  it('CHK-07, CHK-15 opening the cart closes the rest and hides the info, and what was typed is still there after', async () => {
    const { user } = await world()
    await user.type(screen.getByLabelText(/First name/), 'Ada')
    await user.click(head('Your Cart'))
    expect([isOpen('Your Cart'), isShown('Your Info')]).to.deep.equal([true, false])
    expect(screen.getByText('Downtown')).to.exist
    await user.click(head('Your Cart'))
    await user.click(head('Your Info'))
    expect(screen.getByLabelText(/First name/)).to.have.property('value', 'Ada')
  })

  it('CHK-09, CHK-21 the button brings a closed form with a slip back into view', async () => {
    const { user } = await world()
    await user.click(head('Your Cart'))
    expect(bottom().textContent).to.equal('Proceed to Payment')
    await user.click(bottom())
    expect([isOpen('Your Cart'), isOpen('Your Info')]).to.deep.equal([false, true])
    expect(document.activeElement).to.equal(screen.getByRole('group', { name: 'Please look at these fields again:' }))
  })

  it('CHK-08, CHK-10, CHK-16 a form that is changed after it was sent has to be sent again before anybody pays', async () => {
    const { user, cells } = await world({ guest: ada })
    await user.click(bottom())
    expect(isOpen('Your Payment')).to.equal(true)
    expect(head('Your Info').textContent).to.include('done')
    await user.click(head('Your Info'))
    await user.type(screen.getByLabelText(/Last name/), ' King')
    expect(isShown('Your Payment')).to.equal(false)
    expect(head('Your Info').textContent).not.to.include('done')
    await user.click(bottom())
    expect(cells.checkout.current().guest?.lastName).to.equal('Lovelace King')
    await user.click(head('Your Payment'))
    expect(isOpen('Your Payment')).to.equal(false)
    expect(bottom().textContent).to.equal('Proceed to Payment')
  })

  it('CHK-09 a patron who closed the payment gets back to it with the button', async () => {
    const { user } = await world({ patron: { patron: aPatron({ card: aSavedCard() }) } })
    await user.click(head('Your Cart'))
    expect(bottom().textContent).to.equal('Proceed to Payment')
    await user.click(bottom())
    expect(isOpen('Your Payment')).to.equal(true)
  })

  it('CHK-26, CHK-38 stops at whichever button stands there, with the same words', async () => {
    const brand = collapsible({ minimum: { ...byDiningOption(() => cents(0)), delivery: cents(5_000) } })
    const order = anOrder({ diningOption: 'delivery', address: anAddress, items: [aLine()] })
    await world({ brand, order })
    expect(bottom().textContent).to.equal('Minimum Not Met')
    expect(bottom().getAttribute('aria-disabled')).to.equal('true')
    expect(screen.getByText(/must be at least \$50.00 to place a delivery order/)).to.exist
  })

  it('CHK-39, CHK-54 shows what the server said beside the button, which places again', async () => {
    const gateway = (honest: OrderGateway): OrderGateway => ({
      ...honest,
      place: () => async () => left({ _tag: 'Refused', status: 400, message: 'The kitchen is full.' }),
    })
    const { user } = await world({ guest: ada, gateway })
    await user.click(bottom())
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await user.click(bottom())
    expect(screen.getByRole('alert').textContent).to.include('The kitchen is full.')
    expect(
      within(screen.getByRole('region', { name: 'Summary' }))
        .getAllByRole('button')
        .at(-1),
    ).to.have.property('disabled', false)
  })

  it('CHK-59 a guest may log in instead, come back as a guest, and the sections begin anew for a patron', async () => {
    const { user, cells } = await world({
      signIn: async () => {
        cells.patron.update(() => ({ patron: aPatron({ card: aSavedCard() }) }))
        return { _tag: 'SignedIn', patron: aPatron() }
      },
    })
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await user.click(await screen.findByRole('button', { name: 'Continue as guest instead' }))
    expect(isOpen('Your Info')).to.equal(true)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await user.type(screen.getByLabelText('E-mail'), 'ana@example.com{Enter}')
    await user.type(await screen.findByLabelText('Password'), 'correct horse')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByRole('heading', { name: 'Checkout' })
    expect(isShown('Your Info')).to.equal(false)
    expect(isOpen('Your Payment')).to.equal(true)
  })

  it('CHK-05 lays the same rows into cards in the second layout', async () => {
    const second = aBrand()
    await payWorld({
      guest: ada,
      brand: { ...second, themes: { ...second.themes, checkout: { ...second.themes.checkout, layout: 'Type2' } } },
    })
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).to.deep.equal(['Order information', 'Time', 'Restaurant', 'Ordering as', 'Summary'])
  })

  it('CHK-06 is drawn without a violation that a machine can find', async () => {
    const { container } = await world({ guest: ada })
    await act(async () => undefined)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
