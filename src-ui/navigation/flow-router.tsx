import { type ReactNode, useMemo } from 'react'
import { type Navigator, Router, type To } from 'react-router-dom'
import type { OpenSheet } from '../../src-domain/navigation/open-sheet.ts'
import { useOrdering } from '../ordering/ordering-app.ts'

/** Turns the cart's internal navigation (CART-06) into steps of the flow. */
export function FlowRouter(props: { readonly path: string; readonly state: unknown; readonly children: ReactNode }) {
  const { path, state, children } = props
  const { actions } = useOrdering()
  const navigator = useMemo(
    (): Navigator => ({
      createHref: pathOf,
      go: actions.back,
      push: (to, told) => actions.open(screenAt(to, told)),
      replace: (to, told) => actions.turn(screenAt(to, told)),
    }),
    [actions],
  )
  return (
    <Router location={{ pathname: path, state }} navigator={navigator}>
      {children}
    </Router>
  )
}

function screenAt(to: To, state: unknown): OpenSheet {
  return { _tag: 'Cart', path: pathOf(to), ...(state === undefined ? {} : { state }) }
}

function pathOf(to: To): string {
  return (typeof to === 'string' ? to : to.pathname) ?? '/'
}
