import { noteAttribution } from '../../../src-adapters/browser/attribution.ts'
import { browserConnection } from '../../../src-adapters/browser/connection.ts'
import { droppedTime } from '../../../src-adapters/browser/dropped-time.ts'
import { isVisitStart } from '../../../src-adapters/browser/is-visit-start.ts'
import { orderStore } from '../../../src-adapters/browser/order-store.ts'
import { randomIds } from '../../../src-adapters/browser/random-ids.ts'
import { type SafeStorage, safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import { tabStorage } from '../../../src-adapters/browser/tab-storage.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import { emptyOrder } from '../../../src-domain/cart/empty-order.ts'
import { unasked } from '../../../src-domain/location/delivery-promise.ts'
import { menuAddress } from '../../../src-domain/navigation/addresses.ts'
import { stepsOpen } from '../../../src-domain/navigation/flow-history.ts'
import type { SearchMenu } from '../../../src-ui/menu/enhance-search.ts'
import { intentQueue } from '../../../src-ui/shell/intent-queue.ts'
import { orderingLoader } from '../../../src-ui/shell/ordering-loader.ts'
import type { PendingIntent } from '../../../src-ui/shell/pending-intent.ts'
import { rememberMarket } from '../../../src-ui/shell/remember-market.ts'
import type { ShopCells } from '../../../src-ui/shell/shop-app.ts'
import { shopController } from '../../../src-ui/shell/shop-controller.ts'
import type { ShopSeed } from '../../../src-ui/shell/shop-state.ts'
import { cell, type WatchableCell } from '../../../src-ui/state/cell.ts'
import { loadStyleSheet } from '../document/load-style-sheet.ts'
import type { ShopPage } from '../ordering/shop-page.ts'

/**
 * Cells, controller and lazy ordering chunk of a shop page, created without the container, which loads with that chunk.
 */
export function shopDocument(state: ShopSeed, stage: HTMLElement, local: SafeStorage) {
  const { brand, locale, location, orderType } = state
  const ids = randomIds(window.crypto)
  const tab = tabStorage(
    safeStorage(() => window.sessionStorage),
    window,
  )
  const timeDropped = droppedTime(tab)
  noteAttribution(tab, window.location.search)
  const store = orderStore(local, window)
  const kept = store.restore()
  const putAway = storageAtStart(local, systemClock, appVersion, brand.configId) === 'cart' ? kept : undefined
  const cells: ShopCells = {
    order: cell(emptyOrder(orderType, ids.uuid(), location)),
    pending: cell<PendingIntent>('none'),
    online: onlineCell(window),
    delivery: cell(unasked),
  }
  const intents = intentQueue()
  const load = async () => {
    const [{ startOrdering }] = await Promise.all([
      import('../ordering/ordering.ts'),
      loadStyleSheet(state.orderingStyle),
    ])
    startOrdering(page)
  }
  const ordering = orderingLoader({ load, intents, pending: cells.pending, page: window })
  const controller = shopController({
    ...{ state, cells, ids, store, intents, ordering, timeDropped, putAway },
    isVisitStart: () => isVisitStart(tab),
    go: (address) => window.location.assign(address),
    replace: (address) => window.location.replace(address),
  })
  const market = marketOf(state)
  const search: { filter?: (look: SearchMenu) => void } = {}
  const page: ShopPage = {
    brand,
    locale,
    texts: state.texts,
    apiBase: state.apiBase,
    turnstileSiteKey: state.turnstileSiteKey,
    checkoutScript: state.checkoutScript,
    ...(location === undefined ? {} : { location, menuHref: menuAddress(location.slug, orderType) }),
    orderType,
    ...(state.lists === undefined ? {} : { lists: state.lists }),
    ...(market === undefined ? {} : { market }),
    cells,
    loadedAt: stepsOpen(window.history.state),
    stage,
    searchIn: (look) => search.filter?.(look),
    isTimeDropped: controller.isTimeDropped,
    ...(putAway === undefined ? {} : { putAway }),
    noteTimeDropped: timeDropped.note,
    onIntent: intents.onIntent,
    onOrderChangedElsewhere: controller.onOrderChangedElsewhere,
  }
  return { state, page, cells, ordering, controller, search }
}

export type ShopDocument = ReturnType<typeof shopDocument>

/** Follows whether the device has a network. */
function onlineCell(page: Parameters<typeof browserConnection>[0]): WatchableCell<boolean> {
  const connection = browserConnection(page)
  const online = cell(connection.isOnline())
  connection.onChange(() => online.update(connection.isOnline))
  return online
}

/** Marketplace through which the customer came: this page, or the page before this menu. */
function marketOf({ screen, market, brand }: ShopSeed): string | undefined {
  return screen._tag === 'Menu' ? rememberMarket(window, brand.routes.market) : market
}
