import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type Brand, offeredDiningOption } from '../brand/brand.ts'
import type { CallFailure } from '../call/call-failure.ts'
import { emptyOrder } from '../cart/empty-order.ts'
import { menuTime } from '../cart/menu-time.ts'
import type { OrderLocation } from '../cart/order-in-progress.ts'
import type { OrderStore } from '../cart/order-store.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { LocationGateway } from '../location/location-gateway.ts'
import { locationOfSlug } from '../location/location-of-slug.ts'
import { emptyMenu, type Menu } from '../menu/menu.ts'
import type { MenuGateway } from '../menu/menu-gateway.ts'
import { cartAddress } from '../navigation/order-addresses.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Clock, Ids } from '../time/clock.ts'
import type { UpsellGateway } from '../upsell/upsell-gateway.ts'
import { withUpsells } from '../upsell/with-upsells.ts'
import { type AgainFinding, type AgainState, noAgain } from './again-state.ts'
import type { OrderedBefore } from './ordered-before.ts'
import { type AgainPlan, isAsItWas, planAgain } from './plan-again.ts'
import { takeAgain } from './take-again.ts'

export interface ReorderPorts {
  readonly brand: Brand
  readonly locations: Pick<LocationGateway, 'locations'>
  readonly menus: MenuGateway
  readonly upsells: UpsellGateway
  readonly again: StateCell<AgainState>
  readonly store: Pick<OrderStore, 'restore' | 'keep'>
  readonly ids: Ids
  readonly clock: Clock
  readonly clearStale: () => void
  readonly leave: (address: string) => void
}

/**
 * PROF-17, LOC-18: adds the dishes of an order to the stored cart and opens its menu. The customer reviews changes
 * first. Policy: ignored while a call runs.
 */
export function reorder(ports: ReorderPorts) {
  const { again, store, ids } = ports
  const take = (plan: AgainPlan) => {
    ports.clearStale()
    const key = ids.uuid()
    const kept = store.restore() ?? emptyOrder(plan.diningOption, key)
    store.keep(takeAgain(plan, key)({ ...kept, idempotencyKey: key }))
    ports.leave(cartAddress(plan, 'cart'))
  }
  return {
    ask: async (before: OrderedBefore): Promise<void> => {
      if (again.current()._tag === 'Asking') return
      again.update(() => ({ _tag: 'Asking' }))
      const found = await planOf(ports, before)
      if (isLeft(found)) return again.update(() => found.left)
      // The reorder stays in progress until the browser leaves the page, so that a second press adds nothing.
      if (isAsItWas(found.right)) return take(found.right)
      again.update(() => ({ _tag: 'Shown', plan: found.right }))
    },
    take: (): void => {
      const now = again.current()
      if (now._tag !== 'Shown') return
      again.update(() => ({ _tag: 'Asking' }))
      take(now.plan)
    },
    /** Call it too when the browser restores the page from its back-forward cache. */
    close: (): void => again.update(() => noAgain),
  }
}

type NoPlan = Extract<AgainFinding, { readonly _tag: 'NoRestaurant' | 'Failed' }>

async function planOf(ports: ReorderPorts, past: OrderedBefore): Promise<Either<NoPlan, AgainPlan>> {
  const orderType = offeredDiningOption(ports.brand, past.diningOption)
  const before = { ...past, diningOption: orderType }
  const { slug } = before
  const locations = await ports.locations.locations({ slugs: [slug] })
  if (isLeft(locations)) return left({ _tag: 'Failed' })
  const location = locationOfSlug(locations.right, slug)
  if (location === undefined) return left({ _tag: 'NoRestaurant' })
  const { id: locationId, name, timeZone } = location
  const at = timeOfCart(ports, locationId, orderType)
  const [menu, packing] = await Promise.all([
    ports.menus.menu({ locationId, orderType, ...(at === undefined ? {} : { at }) }),
    ports.menus.menu({ locationId, orderType, menuType: 'packing' }),
  ])
  // Without the packing menu, packing would look like missing dishes.
  const isUnanswered = isLeft(packing) && packing.left._tag !== 'Refused'
  if (isLeft(menu) || isUnanswered) return left({ _tag: 'Failed' })
  const packed = orNone(packing)
  const isKnown = before.lines.every(({ item }) => menu.right.items.has(item) || packed.items.has(item))
  // No menu lists upsells.
  const all = isKnown
    ? menu.right
    : withUpsells(menu.right, orNone(await ports.upsells.upsells(locationId, orderType, at)))
  const there: OrderLocation = { id: locationId, slug, name, timeZone }
  return right(planAgain(before, there, all, packed))
}

/** A stored cart for the same restaurant and order type sets the time. */
function timeOfCart({ store, clock }: ReorderPorts, locationId: string, orderType: DiningOption): number | undefined {
  const kept = store.restore()
  const isJoined = kept?.location?.id === locationId && kept.diningOption === orderType
  return isJoined ? menuTime(kept, clock.now()) : undefined
}

function orNone(answer: Either<CallFailure, Menu>): Menu {
  return isLeft(answer) ? emptyMenu : answer.right
}
