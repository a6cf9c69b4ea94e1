import { cleanup, screen, within } from '@testing-library/react'
import { expect } from 'chai'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { cents } from '../../../src-domain/money/cents.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { aLine, anAddress, anOrder } from '../../builders/order-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'
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
  price: cents(1400),
  quantity: 2,
  notes: 'no sesame',
})
const soba = aLine({ item: 'soba', name: 'Soba', price: cents(900) })
function cart() {
  return within(screen.getByRole('dialog', { name: 'Your order' }))
}
function question() {
  return within(screen.getByRole('alertdialog'))
}

describe('The cart', () => {
  afterEach(cleanup)

  it('CART-03, CART-05, CART-11 shows where the order is from, when, each line with its choices and prices, and the subtotal', () => {
    orderingWorld({ order: anOrder({ items: [ramen, soba] }), menu })
    cart().getByText('Order from Downtown')
    cart().getByText(/Pickup · ASAP/)
    const [first] = within(cart().getByRole('list', { name: 'Dishes in your order' })).getAllByRole('heading', {
      level: 3,
    })
    expect(first?.textContent).to.equal('Ramen')
    for (const text of ['$14.00 × 2', '$28.00', '“no sesame”', 'Soft', '$37.00']) cart().getByText(text)
    expect(cart().getByText(/^Extras: Egg/).textContent).to.equal('Extras: Egg +$1.50')
    cart().getByText('Calculated at next step')
    cart().getByRole('button', { name: 'Checkout · $37.00' })
  })

  it('E16 names a service fee that the restaurant charges whatever is ordered, and says where the rest comes from', () => {
    const [pickup, none] = [{ pickup: cents(75) }, { pickup: cents(0) }]
    orderingWorld({ order: anOrder({ items: [soba] }), menu, location: aLocation({ fees: pickup }) })
    const amount = (line: string) => cart().queryByText(line)?.nextElementSibling?.textContent
    expect([amount('Service fees'), amount('Tax')]).to.deep.equal(['$0.75', 'Calculated at next step'])
    cleanup()
    // Nothing is a fee too, and has no line; one that nobody knows is for the next step with the tax.
    orderingWorld({ order: anOrder({ items: [soba] }), menu, location: aLocation({ fees: none }) })
    expect([amount('Service fees'), amount('Tax')]).to.deep.equal([undefined, 'Calculated at next step'])
    cleanup()
    orderingWorld({ order: anOrder({ items: [soba] }), menu, location: aLocation() })
    expect([amount('Service fees'), amount('Fees and tax')]).to.deep.equal([undefined, 'Calculated at next step'])
  })

  it('CART-11 names the address of a delivery', () => {
    orderingWorld({ order: anOrder({ diningOption: 'delivery', address: anAddress, items: [soba] }), menu })
    cart().getByText('Deliver to 1 Main Street, New York')
  })

  it('CART-05 shows the table instead of a time at a table', () => {
    orderingWorld({ order: anOrder({ diningOption: 'kiosk', table: { id: 't', number: '12' }, items: [soba] }), menu })
    cart().getByText(/Dine in · Table 12/)
    expect(cart().queryByText(/ASAP/)).to.equal(null)
  })

  it('CART-04 says only that it is empty when it is', () => {
    orderingWorld({ order: anOrder(), menu })
    cart().getByText('Your cart is empty')
    expect(cart().queryByRole('button', { name: /Checkout/ })).to.equal(null)
    expect(cart().queryByText('Subtotal')).to.equal(null)
  })

  it('CART-15 marks a line that the menu no longer has, by its saved name or as unavailable, and offers only removal', () => {
    const gone = aLine({ item: 'gone', name: 'Old bowl' })
    const nameless = aLine({ item: 'gone', name: '' })
    orderingWorld({ order: anOrder({ items: [gone, nameless, soba] }), menu })
    cart().getByRole('heading', { name: 'Old bowl' })
    cart().getByRole('heading', { name: 'Item Unavailable' })
    expect(cart().getAllByText('Not available right now. Please remove it to go on.')).to.have.length(2)
    expect(cart().queryByRole('button', { name: 'Edit Old bowl' })).to.equal(null)
    expect(cart().queryByRole('button', { name: 'Increase quantity of Old bowl' })).to.equal(null)
    cart().getByRole('button', { name: 'Remove Old bowl' })
    expect(
      cart()
        .getByRole('button', { name: /Checkout/ })
        .getAttribute('aria-disabled'),
    ).to.equal('true')
  })

  it('PRICE-25 says how much is missing for the minimum', () => {
    const brand = aBrand({ minimum: { ...byDiningOption(() => cents(0)), delivery: cents(1500) } })
    orderingWorld({ order: anOrder({ diningOption: 'delivery', items: [soba] }), menu, brand })
    cart().getByText('Add $6.00 more to reach the $15.00 minimum')
  })

  it('does not call dishes unavailable because the menu did not come, and offers another try', async () => {
    const { user, log } = orderingWorld({ order: anOrder({ items: [soba] }), menu: 'failed' })
    expect(cart().queryByText(/Not available right now/)).to.equal(null)
    expect(cart().queryByRole('button', { name: /Checkout/ })).to.equal(null)
    await user.click(cart().getByRole('button', { name: 'Try again' }))
    expect(log.fetched).to.equal(1)
  })

  it('CART-17, SEL-36 changes a quantity in place, under a new key', async () => {
    const { user, cells } = orderingWorld({ order: anOrder({ items: [soba] }), menu })
    const before = cells.order.current().idempotencyKey
    await user.click(cart().getByRole('button', { name: 'Increase quantity of Soba' }))
    expect(cells.order.current().items[0]?.quantity).to.equal(2)
    expect(cells.order.current().idempotencyKey).not.to.equal(before)
    cart().getByRole('button', { name: 'Checkout · $18.00' })
  })
})

describe('The screens of the cart flow', () => {
  afterEach(cleanup)

  it('CART-08 edits a line with what was chosen, replaces it where it stands, and says so', async () => {
    const { user, cells } = orderingWorld({ order: anOrder({ items: [ramen, soba] }), menu })
    await user.click(cart().getByRole('button', { name: 'Edit Ramen' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Ramen' }))
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /Egg/ }).checked).to.equal(true)
    expect(sheet.getByRole<HTMLInputElement>('textbox', { name: /Notes/ }).value).to.equal('no sesame')
    await user.click(sheet.getByRole('checkbox', { name: /Nori/ }))
    await user.click(sheet.getByRole('button', { name: 'Save changes · $28.00' }))
    const [first, second] = cells.order.current().items
    expect(first?.mods).to.deep.equal(choices({ extras: [['egg', { done: ['soft'] }], 'nori'] }))
    expect(second).to.equal(soba)
    expect(screen.queryByRole('dialog', { name: 'Ramen' })).to.equal(null)
    expect(cart().getByRole('status').textContent).to.equal('Ramen changed')
    expect(document.activeElement).to.equal(cart().getByRole('button', { name: 'Edit Ramen' }))
  })

  it('CART-06, CART-10 names its screens by paths of its own, and leaves the address bar alone', async () => {
    const address = window.location.href
    const { user, entries } = orderingWorld({ order: anOrder({ items: [ramen, soba] }), menu })
    await user.click(cart().getByRole('button', { name: 'Remove Soba' }))
    expect(entries().at(-1)).to.deep.equal({ _tag: 'Cart', path: '/delete/1' })
    await user.click(question().getByRole('button', { name: 'Keep' }))
    await user.click(cart().getByRole('button', { name: 'Edit Ramen' }))
    expect(entries().at(-1)).to.deep.equal({ _tag: 'Cart', path: '/item/ramen/0' })
    expect(window.location.href).to.equal(address)
  })

  it('CART-09, SHELL-21 asks before a line is removed, and a no keeps it', async () => {
    const { user, cells } = orderingWorld({ order: anOrder({ items: [ramen, soba] }), menu })
    await user.click(cart().getByRole('button', { name: 'Remove Ramen' }))
    screen.getByRole('alertdialog', { name: 'Remove Ramen from your order?' })
    await user.click(question().getByRole('button', { name: 'Keep' }))
    expect(cells.order.current().items).to.have.length(2)
    await user.click(cart().getByRole('button', { name: 'Remove Ramen' }))
    await user.click(question().getByRole('button', { name: 'Remove' }))
    expect(cells.order.current().items).to.deep.equal([soba])
    expect(cart().getByRole('status').textContent).to.equal('Ramen removed')
    expect(screen.getByRole('dialog').contains(document.activeElement)).to.equal(true)
  })

  it('CART-09 removes everything after its own question', async () => {
    const { user, cells } = orderingWorld({ order: anOrder({ items: [ramen, soba] }), menu })
    await user.click(cart().getByRole('button', { name: 'Remove all' }))
    screen.getByRole('alertdialog', { name: 'Remove everything from your order?' })
    await user.click(question().getByRole('button', { name: 'Remove all' }))
    expect(cells.order.current().items).to.deep.equal([])
    cart().getByText('Your cart is empty')
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

  it('CART-13, CHK-24 leaves for the checkout with the way after a log-in there written down', async () => {
    const guest = orderingWorld({ order: anOrder({ items: [soba] }), menu })
    await guest.user.click(cart().getByRole('button', { name: /Checkout/ }))
    expect(guest.log.flow).to.deep.equal([{ document: 'pay', afterLogin: 'CHECK_OUT' }])
    expect(guest.log.left).to.deep.equal(['/checkout/current'])
    cleanup()
    const patron = orderingWorld({ order: anOrder({ items: [soba] }), menu, patron: { patron: aPatron() } })
    await patron.user.click(cart().getByRole('button', { name: /Checkout/ }))
    expect(patron.log.left).to.deep.equal(['/checkout/current'])
  })
})

describe('An item over the shop', () => {
  afterEach(cleanup)
  const sheet = { _tag: 'Item', groupId: 'bowls', itemId: 'soba' } as const

  it('adds the line, closes the sheet and says so', async () => {
    const { user, cells } = orderingWorld({ order: anOrder(), menu, sheet })
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Soba' }))
    await user.click(screen.getByRole('button', { name: 'Add to order · $18.00' }))
    expect(cells.order.current().items).to.deep.equal([{ ...soba, quantity: 2 }])
    expect(screen.queryByRole('dialog')).to.equal(null)
    expect(screen.getByRole('status').textContent).to.equal('2 × Soba added to your order')
  })

  it('opens at once with the shape of what comes, and offers another try when the menu did not', async () => {
    orderingWorld({ order: anOrder(), sheet })
    screen.getByRole('dialog', { name: 'Loading the dish' })
    cleanup()
    const { user, log } = orderingWorld({ order: anOrder(), sheet, menu: 'failed' })
    expect(screen.getByRole('alert').textContent).to.equal('The menu is currently unavailable')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(log.fetched).to.equal(1)
  })

  it('says when a linked dish is not on the menu', () => {
    orderingWorld({ order: anOrder(), menu, sheet: { ...sheet, itemId: 'unknown' } })
    expect(screen.getByRole('alert').textContent).to.equal('This dish is not on the menu right now.')
  })

  it('SHELL-34 shows the message of a 503 over whatever is open, until it is read', async () => {
    const { user, cells } = orderingWorld({ order: anOrder(), menu, sheet: { _tag: 'Closed' } })
    const { act } = await import('@testing-library/react')
    act(() => cells.alert.update(() => ({ isShown: true, message: 'Back at noon.' })))
    screen.getByRole('alertdialog', { name: 'Back at noon.' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alertdialog')).to.equal(null)
  })
})
