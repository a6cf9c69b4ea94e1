import { isLeft } from 'fp-ts/lib/Either.js'
import type { Brand } from '../brand/brand.ts'
import { reconcilePacking } from '../cart/change-packing.ts'
import { menuTime } from '../cart/menu-time.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Location } from '../location/location.ts'
import type { LocationGateway } from '../location/location-gateway.ts'
import { locationOfSlug } from '../location/location-of-slug.ts'
import { emptyMenu } from '../menu/menu.ts'
import type { MenuGateway } from '../menu/menu-gateway.ts'
import type { MenuState } from '../menu/menu-state.ts'
import type { PackingState } from '../packing/packing-state.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ids, Instant, Pause } from '../time/clock.ts'
import type { AskUpsells, UpsellState } from '../upsell/fetch-upsells.ts'
import { wayContent } from './way-content.ts'

export interface CartStepPorts {
  readonly order: StateCell<OrderInProgress>
  readonly menu: Pick<StateCell<MenuState>, 'current'>
  readonly upsells: Pick<StateCell<UpsellState>, 'current'>
  readonly packing: StateCell<PackingState>
  readonly location: StateCell<{ readonly location?: Location }>
  readonly brand: Brand
  readonly menus: MenuGateway
  readonly askUpsells: AskUpsells
  readonly locations: Pick<LocationGateway, 'locations'>
  readonly pause: Pause
  readonly ids: Ids
  readonly now: () => Instant
}

export interface CartSteps {
  /** Loads once per restaurant, order type and time. */
  readonly prepare: () => Promise<void>
  /** Resolves when everything is loaded, or after the timeout. */
  readonly known: () => Promise<void>
  readonly content: () => { readonly hasUpsells: boolean; readonly hasPackingMenu: boolean }
}

/** Milliseconds. */
const timeout = 2_500

export function cartSteps(ports: CartStepPorts): CartSteps {
  const { order, packing, upsells, brand, menus, askUpsells, locations, pause, ids, now } = ports
  let asked: { readonly of: string; readonly answered: Promise<void> } | undefined
  const isStill = (locationId: string, orderType: DiningOption) =>
    order.current().location?.id === locationId && order.current().diningOption === orderType

  const fetchPacking = async (locationId: string, orderType: DiningOption): Promise<boolean> => {
    packing.update(() => ({ menu: emptyMenu, isLoading: true }))
    const answer = await menus.menu({ locationId, orderType, menuType: 'packing' })
    if (!isStill(locationId, orderType)) return false
    packing.update(() => ({ menu: isLeft(answer) ? emptyMenu : answer.right, isLoading: false }))
    if (isLeft(answer)) return false
    order.update(reconcilePacking(answer.right, ids.uuid()))
    return true
  }
  const fetchLocation = async (slug: string): Promise<boolean> => {
    const answer = await locations.locations({ slugs: [slug] })
    const location = isLeft(answer) ? undefined : locationOfSlug(answer.right, slug)
    if (location !== undefined) ports.location.update(() => ({ location }))
    return location !== undefined
  }

  const prepare = (): Promise<void> => {
    const { location, diningOption } = order.current()
    if (location === undefined) return Promise.resolve()
    const at = menuTime(order.current(), now())
    const of = `${location.id} ${diningOption} ${at}`
    if (asked?.of === of) return asked.answered
    const all = [
      fetchPacking(location.id, diningOption),
      askUpsells(location.id, diningOption, at).then(() => upsells.current().of !== undefined),
      fetchLocation(location.slug),
    ]
    const mine = {
      of,
      answered: Promise.all(all).then((answers) => {
        // Opening the cart again retries failures.
        if (!answers.every(Boolean) && asked === mine) asked = undefined
      }),
    }
    asked = mine
    return mine.answered
  }

  return {
    prepare,
    known: () => Promise.race([prepare(), pause.wait(timeout)]),
    content: () => {
      const menu = ports.menu.current()
      return wayContent({
        brand,
        order: order.current(),
        menu: menu._tag === 'Ready' ? menu.menu : undefined,
        upsells: upsells.current().menu,
        packing: packing.current().menu,
      })
    },
  }
}
