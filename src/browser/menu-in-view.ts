import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import { linesLeftBehind, reconcileWithMenu } from '../../src-domain/cart/reconcile-with-menu.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { MenuGateway } from '../../src-domain/menu/menu-gateway.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import type { MenuState } from '../../src-ui/cart/menu-state.ts'
import type { OrderingCells } from '../../src-ui/cart/ordering-app.ts'

export interface MenuInViewNeeds {
  readonly cells: Pick<OrderingCells, 'menu' | 'order'>
  readonly menus: Pick<MenuGateway, 'menu'>
  readonly ids: Ids
  /** Whose menu, and for which way of ordering; undefined while no restaurant is chosen. */
  readonly wanted: () => { readonly locationId: string; readonly orderType: DiningOption } | undefined
  readonly arrived: (menu: Menu) => void
  /** Lines of the order that cost something else by now. */
  readonly repriced: (names: readonly string[]) => void
  /** Lines of the order that this menu does not offer. */
  readonly leftBehind: (names: readonly string[]) => void
  /** For whoever maintains the shop (MENU-17). */
  readonly report: (what: string) => void
}

export interface MenuInView {
  readonly fetch: () => Promise<void>
  /** Only where the last try failed: somebody wants it now, or there is a connection again. */
  readonly retry: () => void
}

/** The menu with its options, as the ordering chunk works with it. What is in the order is at its prices from then on. */
export const menuInView = (needs: MenuInViewNeeds): MenuInView => {
  const { cells, menus, ids, wanted, arrived, repriced, leftBehind, report } = needs
  const fetch = async () => {
    const asked = wanted()
    if (asked === undefined) return
    cells.menu.update(() => ({ _tag: 'Loading' }))
    const answer = await menus.menu(asked)()
    if (isLeft(answer)) {
      cells.menu.update(() => failedBy(answer.left))
      if (answer.left._tag !== 'NotSent') report(`no menu of ${asked.locationId}: ${answer.left._tag}`)
      return
    }
    const menu = answer.right
    const before = cells.order.current().items
    const left = linesLeftBehind(menu, before)
    cells.order.update(reconcileWithMenu(menu, ids.uuid()))
    cells.menu.update(() => ({ _tag: 'Ready', menu }))
    arrived(menu)
    const changed = cells.order.current().items.filter(({ price }, index) => price !== before[index]?.price)
    if (changed.length > 0) repriced(changed.map(({ name }) => name))
    if (left.length > 0) leftBehind(left.map(({ name }) => name))
  }
  return {
    fetch,
    retry: () => {
      if (cells.menu.current()._tag === 'Failed') void fetch()
    },
  }
}

function failedBy({ _tag }: CallFailure): MenuState {
  if (_tag === 'NotSent') return { _tag: 'Failed', why: 'Offline' }
  return _tag === 'NoResponse' ? { _tag: 'Failed', why: 'NoAnswer' } : { _tag: 'Failed' }
}
