import { isLeft } from 'fp-ts/lib/Either.js'
import { chooseDiningOption, chooseLocation } from '../../../src-domain/cart/change-terms.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { linesLeftBehind } from '../../../src-domain/cart/reconcile-with-menu.ts'
import { type FindLocationsPorts, findLocations } from '../../../src-domain/location/find-locations.ts'
import type { MenuGateway } from '../../../src-domain/menu/menu-gateway.ts'
import { menuAddress } from '../../../src-domain/navigation/addresses.ts'
import { opening } from '../../../src-domain/navigation/order-addresses.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
import type { LocationDesk } from '../../../src-ui/location/location-desk.ts'

export interface LocationDeskNeeds extends FindLocationsPorts {
  readonly order: StateCell<OrderInProgress>
  readonly menus: Pick<MenuGateway, 'menu'>
  /** The address of the menu that the page shows; absent on the location picker. */
  readonly menuHref?: string | undefined
  readonly back: () => void
  /** A real navigation in the place of the chooser's own history entry. */
  readonly leave: (address: string) => void
}

/** The location chooser with what follows from choosing: the order is for that restaurant, and its menu opens (CART-20). */
export const locationDesk = (needs: LocationDeskNeeds): LocationDesk => {
  const { order, menus, ids, menuHref, back, leave } = needs
  let isChoosing = false

  /** Somebody whose cart does not carry over whole is shown the list of what did not; a menu that is late tells nothing. */
  const losesLines = async (locationId: string): Promise<boolean> => {
    const { items, diningOption } = order.current()
    if (items.length === 0) return false
    const menu = await menus.menu({ locationId, orderType: diningOption })()
    return !isLeft(menu) && linesLeftBehind(menu.right, items).length > 0
  }

  return {
    ...findLocations(needs),
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
