import { isLeft } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { reconcilePacking } from '../../../src-domain/cart/change-packing.ts'
import { wayContent } from '../../../src-domain/checkout/way-content.ts'
import type { DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { LocationGateway } from '../../../src-domain/location/location-gateway.ts'
import { emptyMenu } from '../../../src-domain/menu/menu.ts'
import type { MenuGateway } from '../../../src-domain/menu/menu-gateway.ts'
import type { Ids, Pause } from '../../../src-domain/time/clock.ts'
import type { AskUpsells } from '../../../src-domain/upsell/fetch-upsells.ts'
import type { OrderingCells } from '../../../src-ui/cart/ordering-app.ts'

export interface StepNeeds {
  readonly cells: Pick<OrderingCells, 'order' | 'menu' | 'upsells' | 'packing' | 'location'>
  readonly brand: Brand
  readonly menus: MenuGateway
  readonly askUpsells: AskUpsells
  readonly locations: Pick<LocationGateway, 'locations'>
  readonly pause: Pause
  readonly ids: Ids
}

export interface CartSteps {
  /** Asks what lies between the cart and the checkout of the order as it is; once for each restaurant and way. */
  readonly prepare: () => Promise<void>
  /** Resolves when it is known, or when nobody should be kept waiting for it any longer. */
  readonly known: () => Promise<void>
  /** What of it there is for this order. */
  readonly content: () => { readonly hasUpsells: boolean; readonly hasPackingMenu: boolean }
}

/** Milliseconds for which somebody who wants to pay waits for what else there is. */
const patience = 2_500

export const cartSteps = ({ cells, brand, menus, askUpsells, locations, pause, ids }: StepNeeds): CartSteps => {
  const { order, packing } = cells
  let asked: { readonly of: string; readonly answered: Promise<void> } | undefined
  const isStill = (locationId: string, orderType: DiningOption) =>
    order.current().location?.id === locationId && order.current().diningOption === orderType

  const fetchPacking = async (locationId: string, orderType: DiningOption): Promise<boolean> => {
    packing.update(() => ({ menu: emptyMenu, isLoading: true }))
    const answer = await menus.menu({ locationId, orderType, menuType: 'packing' })()
    if (!isStill(locationId, orderType)) return false
    packing.update(() => ({ menu: isLeft(answer) ? emptyMenu : answer.right, isLoading: false }))
    if (isLeft(answer)) return false
    order.update(reconcilePacking(answer.right, ids.uuid()))
    return true
  }
  /** Whether guests may order to a table there (TABLE-03), and when the food is ready (SCHED-17). */
  const fetchLocation = async (slug: string): Promise<boolean> => {
    const answer = await locations.locations({ slugs: [slug] })()
    const location = isLeft(answer) ? undefined : answer.right.find((one) => one.slug === slug)
    if (location !== undefined) cells.location.update(() => ({ location }))
    return location !== undefined
  }

  const prepare = (): Promise<void> => {
    const { location, diningOption } = order.current()
    if (location === undefined) return Promise.resolve()
    const of = `${location.id} ${diningOption}`
    if (asked?.of === of) return asked.answered
    const all = [
      fetchPacking(location.id, diningOption),
      askUpsells(location.id, diningOption).then(() => cells.upsells.current().of !== undefined),
      fetchLocation(location.slug),
    ]
    const mine = {
      of,
      answered: Promise.all(all).then((answers) => {
        // What failed is asked for again by the next opening of the cart.
        if (!answers.every(Boolean) && asked === mine) asked = undefined
      }),
    }
    asked = mine
    return mine.answered
  }

  return {
    prepare,
    known: () => Promise.race([prepare(), pause.wait(patience)]),
    content: () => {
      const menu = cells.menu.current()
      return wayContent({
        brand,
        order: order.current(),
        menu: menu._tag === 'Ready' ? menu.menu : undefined,
        upsells: cells.upsells.current().menu,
        packing: packing.current().menu,
      })
    },
  }
}
