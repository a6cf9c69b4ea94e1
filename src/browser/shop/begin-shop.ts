import { noteAttribution } from '../../../src-adapters/browser/attribution.ts'
import { carriedByTab } from '../../../src-adapters/browser/carried-by-tab.ts'
import { droppedTime } from '../../../src-adapters/browser/dropped-time.ts'
import { orderStore } from '../../../src-adapters/browser/order-store.ts'
import { randomIds } from '../../../src-adapters/browser/random-ids.ts'
import { type SafeStorage, safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import { emptyOrder } from '../../../src-domain/cart/empty-order.ts'
import { unasked } from '../../../src-domain/location/delivery-promise.ts'
import { menuAddress } from '../../../src-domain/navigation/addresses.ts'
import { stepsOpen } from '../../../src-domain/navigation/flow-history.ts'
import type { LookThrough } from '../../../src-ui/menu/enhance-search.ts'
import type { PendingIntent } from '../../../src-ui/shell/pending-intent.ts'
import type { ShopCells } from '../../../src-ui/shell/shop-app.ts'
import type { ShopSeed } from '../../../src-ui/shell/shop-state.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import type { ShopPage } from '../ordering/shop-page.ts'
import { type IntentQueue, intentQueue } from './intent-queue.ts'
import { keepMarket } from './keep-market.ts'
import { onlineCell } from './online-cell.ts'

/** What the first load and the ordering chunk tell each other besides the cells. */
interface Told {
  elsewhere: () => void
  isTimeDropped: boolean
  searchIn?: (look: LookThrough) => void
}

/** A page of the shop with its cells, before anything of this device is restored. */
export function beginShop(state: ShopSeed, stage: HTMLElement, local: SafeStorage) {
  const { brand, locale, location, orderType } = state
  const ids = randomIds(window.crypto)
  const tab = carriedByTab(
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
  const intents: IntentQueue = intentQueue()
  const told: Told = { elsewhere: () => {}, isTimeDropped: false }
  const market = marketOf(state)
  const page: ShopPage = {
    brand,
    locale,
    texts: state.texts,
    apiBase: state.apiBase,
    turnstileSiteKey: state.turnstileSiteKey,
    ...(location === undefined ? {} : { location, menuHref: menuAddress(location.slug, orderType) }),
    orderType,
    ...(state.lists === undefined ? {} : { lists: state.lists }),
    ...(market === undefined ? {} : { market }),
    cells,
    loadedAt: stepsOpen(window.history.state),
    stage,
    searchIn: (look) => told.searchIn?.(look),
    isTimeDropped: () => told.isTimeDropped,
    ...(putAway === undefined ? {} : { putAway }),
    noteTimeDropped: timeDropped.note,
    onIntent: intents.onIntent,
    onOrderChangedElsewhere: (listen) => {
      told.elsewhere = listen
    },
  }
  return { state, page, cells, intents, told, ids, tab, timeDropped, store }
}

export type BegunShop = ReturnType<typeof beginShop>

/** The marketplace through which the customer came: this page, or the one before a menu. */
function marketOf({ screen, market, brand }: ShopSeed): string | undefined {
  return screen._tag === 'Menu' ? keepMarket(window, brand.routes.market) : market
}
