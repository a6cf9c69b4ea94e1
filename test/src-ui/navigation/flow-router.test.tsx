import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect } from 'chai'
import type { OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aMenu } from '../../builders/menu-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { orderingWorld } from './ordering-world.tsx'

const cart: OpenSheet = { _tag: 'Cart', path: '/' }
const removal: OpenSheet = { _tag: 'Cart', path: '/delete' }

describe('The cart’s own navigation', () => {
  afterEach(cleanup)

  const aCart = () => {
    const here = orderingWorld({ order: anOrder({ items: [aLine()] }), menu: aMenu().build() })
    const moves: string[] = []
    here.cells.sheet.changes.subscribe((now) => moves.push(now._tag === 'Cart' ? now.path : now._tag))
    moves.length = 0
    const removeAll = () => fireEvent.click(screen.getByRole('button', { name: 'Remove all' }))
    return { ...here, moves, removeAll }
  }
  const asksWhetherToRemove = () => screen.queryByRole('alertdialog') !== null

  it('CART-12 a step in the cart becomes one entry of the page; the cart follows the browser’s Back and Forward, which make none', () => {
    const { moves, removeAll, press, entries } = aCart()
    act(removeAll)
    expect([moves, asksWhetherToRemove()]).to.deep.equal([['/delete'], true])
    expect(entries()).to.deep.equal([undefined, cart, removal])
    act(() => press(-1))
    expect([moves, asksWhetherToRemove()]).to.deep.equal([['/delete', '/'], false])
    act(() => press(1))
    expect([moves, asksWhetherToRemove()]).to.deep.equal([['/delete', '/', '/delete'], true])
    expect(entries()).to.deep.equal([undefined, cart, removal])
  })

  it('CART-12 what a screen was told lies in its entry: the table that is changed leads back to the cart', async () => {
    const brand = aBrand()
    const order = anOrder({ diningOption: 'kiosk', table: { id: 't1', number: '1' }, items: [aLine()] })
    const { user, entries } = orderingWorld({ order, menu: aMenu().build(), brand })
    await user.click(screen.getByRole('button', { name: 'Change table' }))
    expect(entries().at(-1)).to.deep.equal({ _tag: 'Cart', path: '/table-number', state: { isEdit: true } })
  })
})
