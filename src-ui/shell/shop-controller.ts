import { isDeliverable } from '../../src-domain/address/address-problems.ts'
import { allowedDiningOptions } from '../../src-domain/brand/brand.ts'
import { chooseDiningOption } from '../../src-domain/cart/change-terms.ts'
import { diningOptionOnLoad } from '../../src-domain/cart/dining-option-on-load.ts'
import type { OrderStore } from '../../src-domain/cart/order-store.ts'
import type { KeptOrder } from '../../src-domain/cart/restored-order.ts'
import { deliveryOnLoad } from '../../src-domain/fulfilment/delivery-on-load.ts'
import { menuAddress } from '../../src-domain/navigation/addresses.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import { persistOrder } from '../cart/persist-order.ts'
import type { IntentQueue } from './intent-queue.ts'
import type { OrderingLoader } from './ordering-loader.ts'
import type { ShopActions, ShopCells } from './shop-app.ts'
import type { ShopSeed } from './shop-state.ts'

export interface ShopPorts {
  readonly state: Pick<ShopSeed, 'brand' | 'location' | 'orderType' | 'isTypeNamed' | 'lists'>
  readonly cells: ShopCells
  readonly ids: Ids
  readonly store: OrderStore
  readonly intents: IntentQueue
  readonly ordering: OrderingLoader
  /** True on the first page of the storefront in this tab; later calls return false. */
  readonly isVisitStart: () => boolean
  /** Carries the notice of a dropped time to the next page (LOC-17). */
  readonly timeDropped: { readonly note: () => void; readonly take: () => boolean }
  /** Expired order of this device (SHELL-36). */
  readonly putAway: KeptOrder | undefined
  readonly go: (address: string) => void
  /** Loads another document and replaces the history entry. */
  readonly replace: (address: string) => void
}

export interface ShopController {
  readonly actions: ShopActions
  /** Restores this device's order, or leaves for the menu of its dining option. Call it once. */
  readonly restore: () => void
  /** True if the chosen time was dropped without a notice (LOC-17). */
  readonly isTimeDropped: () => boolean
  /** Sets the only listener of changes by other tabs. */
  readonly onOrderChangedElsewhere: (listen: () => void) => void
}

/** The actions of a shop page before its ordering chunk is loaded. */
export function shopController(ports: ShopPorts): ShopController {
  const { state, cells, ids, store, intents, ordering, timeDropped, go, replace } = ports
  const { brand, location, orderType } = state
  let changedElsewhere = () => {}
  let isTimeDropped = false

  const typeOnLoad = (kept: KeptOrder | undefined) =>
    diningOptionOnLoad({
      // On the location picker, a tab does not select a dining option.
      named: location !== undefined && state.isTypeNamed ? orderType : undefined,
      saved: kept?.diningOption,
      allowed: allowedDiningOptions(brand),
      hasValidAddress: isDeliverable(kept?.address),
    })

  const restore = () => {
    const type = typeOnLoad(store.restore())
    // If a menu's address names no dining option, leaves for the order's.
    if (location !== undefined && type !== orderType) return replace(menuAddress(location.slug, type))
    persistOrder({
      order: cells.order,
      store,
      ids,
      // The menu on this page determines the option, even if another tab selects a different one.
      typeOnLoad: location === undefined ? typeOnLoad : () => type,
      isVisitNew: ports.isVisitStart(),
      onTimeDropped: timeDropped.note,
      onChangedElsewhere: () => changedElsewhere(),
    })
    isTimeDropped = timeDropped.take()
    if (isTimeDropped || needsOrdering(ports)) ordering.soon(0)
    const delivery = deliveryOnLoad(cells.order.current(), location !== undefined)
    // If the page's address contains an intent, that comes later and replaces this one.
    if (delivery === 'address') intent({ _tag: 'EnterAddress' })
    // The page itself shows whether the restaurants deliver to the address.
    if (delivery === 'who delivers') ordering.soon(0)
  }

  const intent: ShopActions['intent'] = (made) => {
    intents.make(made)
    ordering.need()
  }

  const chooseType: ShopActions['chooseType'] = (type, link) => {
    const { address, items, location: chosen, diningOption } = cells.order.current()
    // A delivery needs an address first (LOC-14).
    if (type === 'delivery' && !isDeliverable(address)) return 'address'
    const place = link.id ?? location?.id
    if (items.length > 0 && place !== undefined && (place !== chosen?.id || type !== diningOption)) {
      intents.make({ _tag: 'Move', type, link })
      ordering.need(() => go(link.href))
      return 'asked'
    }
    cells.order.update(chooseDiningOption(type, ids.uuid()))
    return 'follow'
  }

  return {
    actions: { intent, chooseType, retry: () => ordering.need() },
    restore,
    isTimeDropped: () => isTimeDropped,
    onOrderChangedElsewhere: (listen) => {
      changedElsewhere = listen
    },
  }
}

/** True if only the ordering chunk can show the restored state: an expired order, or a menu at another time. */
function needsOrdering({ state, cells, putAway }: Pick<ShopPorts, 'state' | 'cells' | 'putAway'>): boolean {
  const hasPutAway = (putAway?.items.length ?? 0) > 0
  return hasPutAway || (state.lists !== undefined && cells.order.current().scheduledAt !== undefined)
}
