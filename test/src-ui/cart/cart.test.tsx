import { act, cleanup, screen, within } from '@testing-library/react'
import { expect } from 'chai'
import { typeOffReasons } from '../../../src-domain/dining-option/type-off.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { ordering as spanish } from '../../../src-ui/messages/ordering.es.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { aKey, aLine, anOrder } from '../../builders/order-builder.ts'
import { choices } from '../../builders/selections-builder.ts'
import { orderingWorld } from '../navigation/ordering-world.tsx'

const menu = aMenu()
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen')
        .costing(1250)
        .asking(
          anOption('Extras').offering(
            anItem('Egg')
              .costing(150)
              .asking(anOption('Done').offering(anItem('Soft'), anItem('Hard'))),
            anItem('Nori'),
          ),
        ),
      anItem('Soba').costing(900),
    ),
  )
  .build()

const ramen = aLine({
  mods: choices({ extras: [['egg', { done: ['soft'] }]] }),
  price: minor(1400),
  quantity: 2,
  notes: 'no sesame',
})
const soba = aLine({ item: 'soba', name: 'Soba', price: minor(900) })
function cart() {
  return within(screen.getByRole('dialog', { name: 'Your cart' }))
}

describe('The cart', () => {
  afterEach(cleanup)

  it('CART-03, CART-05, CART-11 shows where the order is from, when, each line with its choices and prices, and the subtotal', () => {
    orderingWorld({ order: anOrder({ items: [ramen, soba] }), menu })
    cart().getByText('Order from Downtown')
    cart().getByText(/Pickup · ASAP/)
    const [first] = within(cart().getByRole('list', { name: 'Items in your cart' })).getAllByRole('heading', {
      level: 3,
    })
    expect(first?.textContent).to.equal('Ramen')
    for (const text of ['$14.00 × 2', '$28.00', '“no sesame”', 'Soft', '$37.00']) cart().getByText(text)
    expect(cart().getByText(/^Extras: Egg/).textContent).to.equal('Extras: Egg +$1.50')
    cart().getByText('Calculated at checkout')
    cart().getByRole('button', { name: 'Checkout · $37.00' })
  })

  it('E16 names a service fee that the restaurant charges whatever is ordered, and says where the rest comes from', () => {
    const [pickup, none] = [{ pickup: minor(75) }, { pickup: minor(0) }]
    orderingWorld({ order: anOrder({ items: [soba] }), menu, location: aLocation({ fees: pickup }) })
    const amount = (line: string) => cart().queryByText(line)?.nextElementSibling?.textContent
    expect([amount('Service fees'), amount('Tax')]).to.deep.equal(['$0.75', 'Calculated at checkout'])
    cleanup()
    // A zero fee has no line; an unknown one is left to the next step, with the tax.
    orderingWorld({ order: anOrder({ items: [soba] }), menu, location: aLocation({ fees: none }) })
    expect([amount('Service fees'), amount('Tax')]).to.deep.equal([undefined, 'Calculated at checkout'])
    cleanup()
    orderingWorld({ order: anOrder({ items: [soba] }), menu, location: aLocation() })
    expect([amount('Service fees'), amount('Fees and tax')]).to.deep.equal([undefined, 'Calculated at checkout'])
  })

  it('CART-15 marks a line that the menu no longer has, by its saved name or as unavailable, and offers only removal', () => {
    const gone = aLine({ item: 'gone', name: 'Old bowl' })
    const nameless = aLine({ item: 'gone', name: '' })
    orderingWorld({ order: anOrder({ items: [gone, nameless, soba] }), menu })
    cart().getByRole('heading', { name: 'Old bowl' })
    cart().getByRole('heading', { name: 'Item Unavailable' })
    expect(cart().getAllByText('Not available on this menu')).to.have.length(2)
    expect(cart().queryByRole('button', { name: 'Edit Old bowl' })).to.equal(null)
    expect(cart().queryByRole('button', { name: 'Increase quantity of Old bowl' })).to.equal(null)
    cart().getByRole('button', { name: 'Remove Old bowl' })
    expect(
      cart()
        .getByRole('button', { name: /Checkout/ })
        .getAttribute('aria-disabled'),
    ).to.equal('true')
  })

  const refusedBy = (reason: string, message: string, more: object = {}) => {
    const world = orderingWorld({ order: anOrder({ items: [soba] }), menu })
    const objections = {
      invalidModifiers: [],
      invalidGroups: [],
      invalidItems: [],
      isAsapOrderingEnabled: true,
      ...more,
    }
    const last = { isValid: false, reason, message, ...objections }
    act(() =>
      world.cells.checks.update((now) => ({ ...now, validation: { asked: 1, isAsking: false, last, of: aKey(0) } })),
    )
    const described =
      cart()
        .queryByRole('button', { name: /^Checkout/ })
        ?.getAttribute('aria-describedby') ?? ''
    const reasonShown = document.getElementById(described) ?? document.querySelector('[data-reason]')
    return { said: reasonShown?.textContent, ...world }
  }

  it('CHK-30 says the server’s reason for a dish, a minimum and an address that the cart has no words of its own for', () => {
    for (const reason of ['items', 'order-minimum', 'delivery-radius']) {
      expect(refusedBy(reason, 'Because we say so.').said, reason).to.equal('Because we say so.')
      cleanup()
    }
    const marked = refusedBy('items', 'Not without broth.', { invalidItems: ['soba'] })
    expect(marked.said).to.equal('Not without broth.Please edit or remove the highlighted items first.')
    cleanup()
    const soldOut = refusedBy('items', 'Not any more.', { invalidItems: ['soba'], soldOutItems: ['soba'] })
    expect(soldOut.said).to.equal('Remove the crossed-out items to check out.')
    cart().getByText('Sold out', { exact: true })
  })

  it('CHK-30 says the server’s reason for a closed restaurant, and no reason that has a row of its own', () => {
    expect(refusedBy('closed', 'The stove is cold until six.').said).to.equal('The stove is cold until six.')
    cleanup()
    expect(refusedBy('table', 'At which table?').said).to.equal(undefined)
  })

  it('CHK-30 says in Spanish what the server’s reason stands for', () => {
    for (const why of [...typeOffReasons, 'closed', 'unavailable', 'items', 'order-minimum', 'delivery-radius'])
      expect(spanish.orderRefused({ said: 'No.', why }), why).to.match(/[a-z]{4}/)
  })

  it('does not call dishes unavailable because the menu did not come, and offers another try', async () => {
    const { user, log } = orderingWorld({ order: anOrder({ items: [soba] }), menu: 'failed' })
    expect(cart().queryByText('Not available on this menu')).to.equal(null)
    expect(cart().queryByRole('button', { name: /Checkout/ })).to.equal(null)
    await user.click(cart().getByRole('button', { name: 'Try again' }))
    expect(log.fetched).to.equal(1)
  })
})

describe('The screens of the cart flow', () => {
  afterEach(cleanup)

  it('CART-08 edits a line with what was chosen, replaces it where it stands, and says so', async () => {
    const { user, cells } = orderingWorld({ order: anOrder({ items: [ramen, soba] }), menu })
    await user.click(cart().getByRole('button', { name: 'Edit Ramen' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Ramen' }))
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /Egg/ }).checked).to.equal(true)
    expect(sheet.getByRole<HTMLInputElement>('textbox', { name: /Special instructions/ }).value).to.equal('no sesame')
    await user.click(sheet.getByRole('checkbox', { name: /Nori/ }))
    await user.click(sheet.getByRole('button', { name: 'Save changes · $28.00' }))
    const [first, second] = cells.order.current().items
    expect(first?.mods).to.deep.equal(choices({ extras: [['egg', { done: ['soft'] }], 'nori'] }))
    expect(second).to.equal(soba)
    expect(screen.queryByRole('dialog', { name: 'Ramen' })).to.equal(null)
    expect(cart().getByRole('status').textContent).to.equal('Ramen updated')
    expect(document.activeElement).to.equal(cart().getByRole('button', { name: 'Edit Ramen' }))
  })

  it('CART-12 goes back one step, and from the overview out of the flow', async () => {
    const { user, cells } = orderingWorld({ order: anOrder({ items: [ramen] }), menu })
    await user.click(cart().getByRole('button', { name: 'Edit Ramen' }))
    await user.keyboard('{Escape}')
    expect(cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/' })
    await user.keyboard('{Escape}')
    expect(cells.sheet.current()).to.deep.equal({ _tag: 'Closed' })
    expect(screen.queryByRole('dialog')).to.equal(null)
  })
})

describe('An item over the shop', () => {
  afterEach(cleanup)
  const sheet = { _tag: 'Item', groupId: 'bowls', itemId: 'soba' } as const

  it('opens at once with the shape of what comes, and offers another try when the menu did not', async () => {
    orderingWorld({ order: anOrder(), sheet })
    screen.getByRole('dialog', { name: 'Loading…' })
    cleanup()
    const { user, log } = orderingWorld({ order: anOrder(), sheet, menu: 'failed' })
    expect(screen.getByRole('alert').textContent).to.equal('The menu is currently unavailable')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(log.fetched).to.equal(1)
  })

  it('says when a linked dish is not on the menu', () => {
    orderingWorld({ order: anOrder(), menu, sheet: { ...sheet, itemId: 'unknown' } })
    expect(screen.getByRole('alert').textContent).to.equal('This item isn’t on the menu right now.')
  })
})
