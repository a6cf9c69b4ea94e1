import { menuSearch } from '../../../src-domain/menu/menu-search.ts'
import { fetchUpsells } from '../../../src-domain/upsell/fetch-upsells.ts'
import { Port } from '../document/ports.ts'
import { type CartSteps, cartSteps } from './cart-steps.ts'
import { type MenuInView, menuInView } from './menu-in-view.ts'
import type { OrderingPage } from './ordering-page.ts'

/** The menu of this page, and what lies between its cart and the checkout. */
export function menuHere({ shop, cells, words, container, say, report }: OrderingPage): {
  readonly menu: MenuInView
  readonly steps: CartSteps
} {
  const { brand, location: place, orderType } = shop
  const menus = container.get(Port.menus)
  const pause = container.get(Port.pause)
  const ids = container.get(Port.ids)
  const askUpsells = fetchUpsells({ gateway: container.get(Port.upsells), upsells: cells.upsells, pause })
  return {
    menu: menuInView({
      cells,
      menus,
      askUpsells,
      pause,
      ids,
      wanted: () => {
        const locationId = place?.id ?? cells.order.current().location?.id
        // On the location picker there is no menu in view; what is in the cart was chosen for its own way.
        const wanted = place === undefined ? cells.order.current().diningOption : orderType
        return locationId === undefined ? undefined : { locationId, orderType: wanted }
      },
      arrived: (menu) => shop.searchIn?.(menuSearch(menu, orderType)),
      repriced: (names) => say(words.ordering.newPrices({ names: names.join(', ') })),
      leftBehind: (names) => say(words.ordering.notCarriedOver({ names: names.join(', ') })),
      report,
    }),
    steps: cartSteps({ cells, brand, menus, askUpsells, locations: container.get(Port.locations), pause, ids }),
  }
}
