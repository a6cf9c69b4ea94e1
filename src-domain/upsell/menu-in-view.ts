import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { menuTime } from '../cart/menu-time.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { linesLeftBehind, reconcileWithMenu } from '../cart/reconcile-with-menu.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'
import type { MenuGateway } from '../menu/menu-gateway.ts'
import type { MenuState } from '../menu/menu-state.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ids, Instant, Pause } from '../time/clock.ts'
import { type AskUpsells, type UpsellState, upsellsOf } from './fetch-upsells.ts'
import { withUpsells } from './with-upsells.ts'

export interface MenuInViewPorts {
  readonly menu: StateCell<MenuState>
  readonly order: StateCell<OrderInProgress>
  readonly upsells: Pick<StateCell<UpsellState>, 'current'>
  readonly menus: Pick<MenuGateway, 'menu'>
  readonly askUpsells: AskUpsells
  readonly pause: Pause
  readonly ids: Ids
  readonly now: () => Instant
  /** Absent if the page shows no menu. */
  readonly shown: Omit<WantedMenu, 'at'> | undefined
  /** Logs for the operator (MENU-17). */
  readonly report: (what: string) => void
}

export interface WantedMenu {
  readonly locationId: string
  readonly orderType: DiningOption
  /** Seconds since 1970; absent for now. */
  readonly at?: number
}

export interface MenuArrived {
  /** The menu without upsells. */
  readonly menu: Menu
  /** Seconds since 1970; absent for now. */
  readonly at?: number
  /** '' for a line without a name. */
  readonly repriced: readonly string[]
  /** '' for a line without a name. */
  readonly leftBehind: readonly string[]
}

/** `NotAsked`: there is no restaurant, nothing changed, or the order's time has changed. */
export type NoMenu = CallFailure | { readonly _tag: 'NotAsked' }

export interface MenuInView {
  readonly fetch: () => Promise<Either<NoMenu, MenuArrived>>
  /** Call only after a failure. */
  readonly retry: () => Promise<Either<NoMenu, MenuArrived>>
  /**
   * Call after each change of the order, because its time may have another menu. Does nothing before the first `fetch`.
   */
  readonly orderChanged: () => Promise<Either<NoMenu, MenuArrived>>
  readonly upsellsChanged: () => void
}

/** Milliseconds. */
const timeout = 2_500

/** Loads the full menu and reprices the order. Policy: latest wins. */
export function menuInView(ports: MenuInViewPorts): MenuInView {
  const { menu: cell, menus, report } = ports
  let newest: WantedMenu | undefined
  const ask = async (asked: WantedMenu): Promise<Either<NoMenu, MenuArrived>> => {
    newest = asked
    const answer = await menus.menu(asked)
    if (isLeft(answer)) {
      if (newest !== asked) return left({ _tag: 'NotAsked' })
      cell.update(() => failedBy(answer.left))
      if (answer.left._tag !== 'NotSent') report(`no menu of ${asked.locationId}: ${answer.left._tag}`)
      return answer
    }
    const all = await withUpsellsOfLines(ports, answer.right, asked)
    return newest === asked ? right(arrived(ports, answer.right, all, asked)) : left({ _tag: 'NotAsked' })
  }
  const fetch = async (): Promise<Either<NoMenu, MenuArrived>> => {
    const asked = wanted(ports)
    if (asked === undefined) return left({ _tag: 'NotAsked' })
    cell.update(() => ({ _tag: 'Loading' }))
    return ask(asked)
  }
  return {
    fetch,
    retry: async (): Promise<Either<NoMenu, MenuArrived>> =>
      cell.current()._tag === 'Failed' ? fetch() : left({ _tag: 'NotAsked' }),
    // Keeps the old menu until the new one arrives, because a dish may be open.
    orderChanged: async (): Promise<Either<NoMenu, MenuArrived>> => {
      const asked = wanted(ports)
      const isOtherTime = asked !== undefined && newest !== undefined && asked.at !== newest.at
      return isOtherTime ? ask(asked) : left({ _tag: 'NotAsked' })
    },
    upsellsChanged: () => {
      const now = cell.current()
      const all = now._tag === 'Ready' ? withUpsellsSoFar(ports, now.menu) : undefined
      if (now._tag === 'Ready' && all !== undefined && all !== now.menu) cell.update(() => ({ ...now, menu: all }))
    },
  }
}

function wanted({ shown, order, now }: MenuInViewPorts): WantedMenu | undefined {
  const { location, diningOption } = order.current()
  const place = shown ?? (location === undefined ? undefined : { locationId: location.id, orderType: diningOption })
  const at = menuTime(order.current(), now())
  return place === undefined || at === undefined ? place : { ...place, at }
}

function arrived(ports: MenuInViewPorts, menu: Menu, all: Menu, { at }: WantedMenu): MenuArrived {
  const { order, ids } = ports
  const before = order.current().items
  const left = linesLeftBehind(all, before)
  order.update(reconcileWithMenu(all, ids.uuid()))
  ports.menu.update(() => ({ _tag: 'Ready', menu: all }))
  const changed = order.current().items.filter(({ price }, index) => price !== before[index]?.price)
  const nameOf = ({ item, name }: CartLine) => (all.items.get(item)?.name ?? name).trim()
  return {
    menu,
    ...(at === undefined ? {} : { at }),
    repriced: changed.map(nameOf),
    leftBehind: left.map(nameOf),
  }
}

/** An unknown line may be an upsell, so pricing waits for the upsells. */
async function withUpsellsOfLines(ports: MenuInViewPorts, menu: Menu, asked: WantedMenu): Promise<Menu> {
  const { items, location, diningOption } = ports.order.current()
  const isOfOrder = location?.id === asked.locationId && diningOption === asked.orderType
  if (isOfOrder && items.some(({ item }) => !menu.items.has(item)))
    await Promise.race([ports.askUpsells(asked.locationId, asked.orderType, asked.at), ports.pause.wait(timeout)])
  return withUpsellsSoFar(ports, menu)
}

function withUpsellsSoFar(ports: MenuInViewPorts, menu: Menu): Menu {
  const { of, menu: upsells } = ports.upsells.current()
  const asked = wanted(ports)
  return asked !== undefined && of === upsellsOf(asked.locationId, asked.orderType, asked.at)
    ? withUpsells(menu, upsells)
    : menu
}

function failedBy({ _tag }: CallFailure): MenuState {
  if (_tag === 'NotSent') return { _tag: 'Failed', why: 'Offline' }
  return _tag === 'NoResponse' ? { _tag: 'Failed', why: 'NoAnswer' } : { _tag: 'Failed' }
}
