import { isRight } from 'fp-ts/lib/Either.js'
import { type CartSteps, cartSteps } from '../../../src-domain/checkout/cart-steps.ts'
import { menuSearch } from '../../../src-domain/menu/menu-search.ts'
import { fetchUpsells } from '../../../src-domain/upsell/fetch-upsells.ts'
import { type MenuArrived, type MenuInView, menuInView } from '../../../src-domain/upsell/menu-in-view.ts'
import { Port } from '../document/ports.ts'
import type { OrderingPage } from './ordering-page.ts'

export interface MenuHere {
  readonly fetch: () => Promise<void>
  readonly retry: () => Promise<void>
  readonly steps: CartSteps
}

/**
 * The menu of this page, and what lies between its cart and the checkout.
 *
 * @param arrived called with each menu that arrives
 */
export function menuHere(
  { shop, cells, words, container, say, report }: OrderingPage,
  arrived: (menu: MenuArrived) => void,
): MenuHere {
  const { brand, location, orderType } = shop
  const pause = container.get(Port.pause)
  const ports = {
    ...cells,
    brand,
    menus: container.get(Port.menus),
    askUpsells: fetchUpsells({ gateway: container.get(Port.upsells), upsells: cells.upsells, pause }),
    locations: container.get(Port.locations),
    pause,
    ids: container.get(Port.ids),
    now: cells.facts.now,
    shown: location === undefined ? undefined : { locationId: location.id, orderType },
    report,
  }
  const { fetch, retry, orderChanged, upsellsChanged } = menuInView(ports)
  cells.upsells.changes.subscribe(upsellsChanged)
  const told = async (ask: MenuInView['fetch']): Promise<void> => {
    const answer = await ask()
    if (!isRight(answer)) return
    const { menu, repriced, leftBehind } = answer.right
    shop.searchIn?.(menuSearch(menu, orderType))
    const { itemUnavailable, newPrices, notCarriedOver } = words.ordering
    const dearer = named(repriced)
    const gone = named(leftBehind)
    if (dearer !== '') say(newPrices({ names: dearer }))
    if (gone !== '') say(notCarriedOver({ names: gone }))
    else if (leftBehind.length > 0) say(itemUnavailable)
    arrived(answer.right)
  }
  cells.order.changes.subscribe(() => void told(orderChanged))
  return { fetch: () => told(fetch), retry: () => told(retry), steps: cartSteps(ports) }
}

/** A line of a shared cart may have no name (CART-15). */
function named(names: readonly string[]): string {
  return names.filter((name) => name !== '').join(', ')
}
