import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect } from 'chai'
import { useState } from 'react'
import { Router, type To } from 'react-router-dom'
import { HistoryMirror } from '../../../src-ui/cart/history-mirror.tsx'
import { type OrderingPlace, OrderingProvider } from '../../../src-ui/cart/ordering-app.ts'
import { aMenu } from '../../builders/menu-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { draw } from '../draw.tsx'
import { orderingWorld } from './ordering-world.tsx'

describe('The cart’s own path and the history of the page', () => {
  afterEach(cleanup)

  /** A cart whose every move is written down. */
  const aCart = () => {
    const here = orderingWorld({ order: anOrder({ items: [aLine()] }), menu: aMenu().build() })
    const moves: string[] = []
    here.cells.place.changes.subscribe((now) => moves.push(now._tag === 'Cart' ? now.path : now._tag))
    moves.length = 0
    const removeAll = () => fireEvent.click(screen.getByRole('button', { name: 'Remove all' }))
    return { ...here, moves, removeAll }
  }
  const asksWhetherToRemove = () => screen.queryByRole('alertdialog') !== null

  it('CART-12 a step in the cart becomes an entry of the page, once', () => {
    const { moves, removeAll } = aCart()
    act(removeAll)
    expect([moves, asksWhetherToRemove()]).to.deep.equal([['/delete'], true])
  })

  it('CART-12 the way back of the page is followed by the cart, and makes no entry', () => {
    const { moves, removeAll, actions, entries } = aCart()
    act(removeAll)
    const before = entries.length
    act(() => actions.back())
    expect([moves, asksWhetherToRemove()]).to.deep.equal([['/delete', '/'], false])
    expect(entries).to.have.length(before - 1)
  })

  it('CART-12 where both move in one commit the page wins, and neither chases the other', () => {
    const app = orderingWorld({ order: anOrder(), menu: aMenu().build() })
    const moves: string[] = []
    const move = (what: string) => {
      if (moves.push(what) > 9) throw new Error('they chase each other')
    }
    let both: (pathname: string, path: string) => void = () => undefined
    /** Both sides of the mirror, which the test moves as it likes. */
    const Sides = () => {
      const [sides, set] = useState({ pathname: '/', path: '/' })
      both = (pathname, path) => set({ pathname, path })
      const open = (next: OrderingPlace) => {
        const path = next._tag === 'Cart' ? next.path : next._tag
        move(`the page goes to ${path}`)
        set((now) => ({ ...now, path }))
      }
      const follow = (to: To) => {
        const pathname = typeof to === 'string' ? to : (to.pathname ?? '')
        move(`the cart goes to ${pathname}`)
        set((now) => ({ ...now, pathname }))
      }
      const navigator = { createHref: () => '', go: () => undefined, push: follow, replace: follow }
      return (
        <OrderingProvider app={{ cells: app.cells, actions: { ...app.actions, open } }}>
          <Router location={sides.pathname} navigator={navigator}>
            <HistoryMirror path={sides.path} />
          </Router>
        </OrderingProvider>
      )
    }
    draw(<Sides />)
    act(() => both('/delete', '/login'))
    expect(moves).to.deep.equal(['the cart goes to /login'])
    act(() => both('/delete', '/login'))
    expect(moves.slice(1), 'the cart alone').to.deep.equal(['the page goes to /delete'])
    act(() => both('/delete', '/'))
    expect(moves.slice(2), 'the page alone').to.deep.equal(['the cart goes to /'])
  })
})
