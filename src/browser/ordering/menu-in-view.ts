import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { linesLeftBehind, reconcileWithMenu } from '../../../src-domain/cart/reconcile-with-menu.ts'
import type { DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import type { MenuGateway } from '../../../src-domain/menu/menu-gateway.ts'
import type { Ids, Pause } from '../../../src-domain/time/clock.ts'
import { type AskUpsells, upsellsOf } from '../../../src-domain/upsell/fetch-upsells.ts'
import { withUpsells } from '../../../src-domain/upsell/with-upsells.ts'
import type { MenuState } from '../../../src-ui/cart/menu-state.ts'
import type { OrderingCells } from '../../../src-ui/cart/ordering-app.ts'

interface Wanted {
  readonly locationId: string
  readonly orderType: DiningOption
}

export interface MenuInViewNeeds {
  readonly cells: Pick<OrderingCells, 'menu' | 'order' | 'upsells'>
  readonly menus: Pick<MenuGateway, 'menu'>
  readonly askUpsells: AskUpsells
  readonly pause: Pause
  readonly ids: Ids
  /** Whose menu, and for which way of ordering; undefined while no restaurant is chosen. */
  readonly wanted: () => Wanted | undefined
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

/** Milliseconds for which a menu with an unknown line in the order waits for the upsells. */
const patience = 2_500

/** The menu with its options, as the ordering chunk works with it. What is in the order is at its prices from then on. */
export const menuInView = (needs: MenuInViewNeeds): MenuInView => {
  const { cells, menus, askUpsells, pause, ids, wanted, arrived, repriced, leftBehind, report } = needs
  const withUpsellsSoFar = (menu: Menu): Menu => {
    const { of, menu: upsells } = cells.upsells.current()
    const asked = wanted()
    return asked !== undefined && of === upsellsOf(asked.locationId, asked.orderType)
      ? withUpsells(menu, upsells)
      : menu
  }
  /** A line that this menu does not know may be an upsell: it is not judged before they are there. */
  const withUpsellsOfLines = async (menu: Menu, asked: Wanted): Promise<Menu> => {
    const { items, location, diningOption } = cells.order.current()
    const isOfOrder = location?.id === asked.locationId && diningOption === asked.orderType
    if (isOfOrder && items.some(({ item }) => !menu.items.has(item)))
      await Promise.race([askUpsells(asked.locationId, asked.orderType), pause.wait(patience)])
    return withUpsellsSoFar(menu)
  }
  cells.upsells.changes.subscribe(() => {
    const now = cells.menu.current()
    const all = now._tag === 'Ready' ? withUpsellsSoFar(now.menu) : undefined
    if (now._tag === 'Ready' && all !== undefined && all !== now.menu) cells.menu.update(() => ({ ...now, menu: all }))
  })
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
    const menu = await withUpsellsOfLines(answer.right, asked)
    const before = cells.order.current().items
    const left = linesLeftBehind(menu, before)
    cells.order.update(reconcileWithMenu(menu, ids.uuid()))
    cells.menu.update(() => ({ _tag: 'Ready', menu }))
    arrived(answer.right)
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
