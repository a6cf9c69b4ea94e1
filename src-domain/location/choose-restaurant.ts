import { isLeft } from 'fp-ts/lib/Either.js'
import { chooseDiningOption, chooseLocation } from '../cart/change-terms.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { linesLeftBehind } from '../cart/reconcile-with-menu.ts'
import type { MenuGateway } from '../menu/menu-gateway.ts'
import { menuAddress } from '../navigation/addresses.ts'
import { opening } from '../navigation/order-addresses.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { ChooserOption } from './chooser-tabs.ts'
import { type FindLocations, type FindLocationsPorts, findLocations } from './find-locations.ts'
import type { Location } from './location.ts'

export interface ChooseRestaurantPorts extends FindLocationsPorts {
  readonly order: StateCell<OrderInProgress>
  readonly menus: Pick<MenuGateway, 'menu'>
  /** The address of the menu that the page shows; absent on the location picker. */
  readonly menuHref?: string | undefined
  readonly back: () => void
  /** A real navigation in the place of the chooser's own history entry. */
  readonly leave: (address: string) => void
}

export interface ChooseRestaurant extends FindLocations {
  /** The order is for this restaurant and this way from now on, and its menu is shown (LOC-11, CART-20). */
  readonly choose: (location: Location, type: ChooserOption) => Promise<void>
}

/** The location chooser with what follows from choosing: the order is for that restaurant, and its menu opens (CART-20). A second choice is ignored while the first is on its way. */
export function chooseRestaurant(ports: ChooseRestaurantPorts): ChooseRestaurant {
  const { order, menus, ids, menuHref, back, leave } = ports
  let isChoosing = false

  /** Somebody whose cart does not carry over whole is shown the list of what did not; a menu that is late tells nothing. */
  const losesLines = async (locationId: string): Promise<boolean> => {
    const { items, diningOption } = order.current()
    if (items.length === 0) return false
    const menu = await menus.menu({ locationId, orderType: diningOption })()
    return !isLeft(menu) && linesLeftBehind(menu.right, items).length > 0
  }

  return {
    ...findLocations(ports),
    choose: async ({ id, slug, name, timeZone }, type) => {
      if (isChoosing) return
      isChoosing = true
      order.update((now) =>
        chooseLocation({ id, slug, name, timeZone }, ids.uuid())(chooseDiningOption(type, ids.uuid())(now)),
      )
      const menu = menuAddress(slug, type)
      if (menu === menuHref) back()
      else leave((await losesLines(id)) ? opening(menu, { _tag: 'Cart', screen: 'cart' }) : menu)
      isChoosing = false
    },
  }
}
