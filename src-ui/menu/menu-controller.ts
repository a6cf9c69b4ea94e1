import { isLeft } from 'fp-ts/lib/Either.js'
import { type CartStepPorts, type CartSteps, cartSteps } from '../../src-domain/checkout/cart-steps.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { menuSearch } from '../../src-domain/menu/menu-search.ts'
import { fetchUpsells } from '../../src-domain/upsell/fetch-upsells.ts'
import {
  type MenuArrived,
  type MenuInView,
  type MenuInViewPorts,
  menuInView,
} from '../../src-domain/upsell/menu-in-view.ts'
import type { UpsellGateway } from '../../src-domain/upsell/upsell-gateway.ts'
import type { Words } from '../messages/words-context.tsx'
import type { OrderingCells } from '../ordering/ordering-app.ts'
import type { SearchMenu } from './enhance-search.ts'

type MenuPorts = Omit<MenuInViewPorts, 'menu' | 'order' | 'upsells' | 'askUpsells'> &
  Pick<CartStepPorts, 'brand' | 'menus' | 'locations'> & {
    readonly cells: Pick<OrderingCells, 'menu' | 'order' | 'upsells' | 'packing' | 'location'>
    readonly gateway: UpsellGateway
    readonly orderType: DiningOption
    readonly words: Words['ordering']
    /** Adds the menu's options to the page's search; absent without a search. */
    readonly searchIn: ((look: SearchMenu) => void) | undefined
    readonly say: (text: string) => void
    readonly arrived: (menu: MenuArrived) => void
  }

export interface MenuController {
  readonly fetch: () => Promise<void>
  readonly retry: () => Promise<void>
  readonly steps: CartSteps
}

/** Fetches another menu when the order needs one, and reports its effects on the cart. */
export function menuController(given: MenuPorts): MenuController {
  const { cells, orderType, say, searchIn, arrived } = given
  const askUpsells = fetchUpsells({ gateway: given.gateway, upsells: cells.upsells, pause: given.pause })
  const ports = { ...given, ...cells, askUpsells }
  const { fetch, retry, orderChanged, upsellsChanged } = menuInView(ports)
  cells.upsells.changes.subscribe(upsellsChanged)
  const take = async (ask: MenuInView['fetch']): Promise<void> => {
    const answer = await ask()
    if (isLeft(answer)) return
    const { menu, repriced, leftBehind } = answer.right
    searchIn?.(menuSearch(menu, orderType))
    const { itemUnavailable, newPrices, notCarriedOver } = given.words
    const dearer = joinedNames(repriced)
    const gone = joinedNames(leftBehind)
    if (dearer !== '') say(newPrices({ names: dearer }))
    if (gone !== '') say(notCarriedOver({ names: gone }))
    else if (leftBehind.length > 0) say(itemUnavailable)
    arrived(answer.right)
  }
  cells.order.changes.subscribe(() => void take(orderChanged))
  return { fetch: () => take(fetch), retry: () => take(retry), steps: cartSteps(ports) }
}

/** Joins names for a list. Lines of a shared cart may lack a name (CART-15). */
function joinedNames(names: readonly string[]): string {
  return names.filter((name) => name !== '').join(', ')
}
