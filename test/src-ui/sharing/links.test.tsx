import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { minor } from '../../../src-domain/money/minor.ts'
import type { CartToSave, SavedCart } from '../../../src-domain/sharing/saved-cart.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aLine, anOrder, uptown } from '../../builders/order-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'
import { orderingWorld } from '../navigation/ordering-world.tsx'

const menu = aMenu()
  .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250), anItem('Soba').costing(900)))
  .build()
const soba = aLine({ item: 'soba', name: 'Soba', price: minor(900) })
const order = anOrder({ items: [aLine(), soba] })
const employee = { patron: aPatron({ isEmployee: true }) }
function dialog() {
  return within(screen.getByRole('dialog', { name: 'Create Link' }))
}
const savedCart: SavedCart = {
  id: 'saved-1',
  items: [{ line: soba, isAvailable: true }],
  location: aLocation({ ...uptown }),
  orderType: 'pickup',
}

function saving() {
  const saved: CartToSave[] = []
  return {
    saved,
    carts: {
      save: async (cart: CartToSave) => {
        saved.push(cart)
        return right({ publicIdentifier: `link-${saved.length}` })
      },
    },
  }
}

describe('Employee links', () => {
  afterEach(cleanup)

  it('LINK-05 a browser that does not copy selects the link for the hand', async () => {
    const { user } = orderingWorld({
      order,
      menu,
      patron: employee,
      sheet: { _tag: 'Cart', path: '/link' },
      canCopy: false,
      ...saving(),
    })
    await user.click(await dialog().findByRole('button', { name: 'Copy' }))
    const field = await dialog().findByLabelText('Link to this cart')
    expect(field instanceof HTMLInputElement && field.selectionEnd).to.equal(field.getAttribute('value')?.length)
    dialog().getByText(/copy it yourself/)
    expect(dialog().queryByRole('button', { name: 'Copied' })).to.equal(null)
  })
})

describe('A cart that was handed over', () => {
  afterEach(cleanup)

  it('CART-24 asks before it replaces what is in the order, and a yes fills it', async () => {
    const { user, cells, log } = orderingWorld({
      order,
      menu,
      sheet: { _tag: 'Closed' },
      sharedCart: { _tag: 'Asking', saved: savedCart },
    })
    const question = within(screen.getByRole('alertdialog'))
    question.getByText('You already have 2 items in your cart. Replace them with the cart from Uptown?')
    await user.click(question.getByRole('button', { name: 'Replace' }))
    expect(cells.order.current()).to.deep.include({ items: [soba], location: uptown })
    expect(log.left).to.deep.equal(['filled'])
  })

  it('CART-24 a no keeps the order as it is', async () => {
    const { user, cells, log } = orderingWorld({
      order,
      menu,
      sheet: { _tag: 'Closed' },
      sharedCart: { _tag: 'Asking', saved: savedCart },
    })
    await user.click(screen.getByRole('button', { name: 'Keep my cart' }))
    expect(cells.order.current()).to.equal(order)
    expect(log.left).to.deep.equal(['kept'])
    expect(screen.queryByRole('alertdialog')).to.equal(null)
  })

  it('CART-28 a failing load shows Cart Not Found, with another try where one can help', async () => {
    const sheet = { _tag: 'Closed' } as const
    const { user, cells, unmount } = orderingWorld({
      order: anOrder(),
      menu,
      sheet,
      sharedCart: { _tag: 'NotFound', canRetry: true },
      carts: { load: async () => left({ _tag: 'Refused', status: 404 }) },
    })
    screen.getByText('Cart Not Found')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cells.sharedCart.current()).to.deep.equal({ _tag: 'NotFound', canRetry: false }))
    screen.getByText('Cart Not Found')
    expect(screen.queryByRole('button', { name: 'Try again' })).to.equal(null)
    unmount()
  })
})

describe('What a restaurant does not offer', () => {
  afterEach(cleanup)

  it('CART-20, CART-15 is listed by name above the cart, and goes with one press', async () => {
    const gone = [aLine({ item: 'laksa', name: 'Laksa' }), aLine({ item: 'pho', name: 'Pho' })]
    const { user, cells } = orderingWorld({ order: anOrder({ items: [gone[0] ?? soba, soba, gone[1] ?? soba] }), menu })
    const list = screen.getByRole('list', { name: 'These can’t be ordered right now' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).to.deep.equal(['Laksa · Not available on this menu', 'Pho · Not available on this menu'])
    const checkout = screen.getByRole('button', { name: /^(Checkout|Continue ·)/ })
    expect(checkout.getAttribute('aria-disabled')).to.equal('true')
    await user.click(screen.getByRole('button', { name: 'Remove Laksa, Pho' }))
    expect(cells.order.current().items).to.deep.equal([soba])
    expect(screen.queryByRole('list', { name: 'These can’t be ordered right now' })).to.equal(null)
    expect(checkout.hasAttribute('aria-disabled')).to.equal(false)
  })
})
