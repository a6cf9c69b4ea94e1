import '../../src-ui/design/fonts.css'
import '../../src-ui/design/base.css'
import { createElement, useEffect } from 'react'
import { noteAttribution } from '../../src-adapters/browser/attribution.ts'
import { beginsVisit } from '../../src-adapters/browser/begins-visit.ts'
import { droppedTime } from '../../src-adapters/browser/dropped-time.ts'
import { endServiceWorkers } from '../../src-adapters/browser/no-service-worker.ts'
import { orderKeeper } from '../../src-adapters/browser/order-keeper.ts'
import { randomIds } from '../../src-adapters/browser/random-ids.ts'
import { safeStorage } from '../../src-adapters/browser/safe-storage.ts'
import { storageAtStart } from '../../src-adapters/browser/storage-at-start.ts'
import { systemClock } from '../../src-adapters/browser/system-time.ts'
import { appVersion } from '../../src-contract/call/common-headers.ts'
import { isDeliverable } from '../../src-domain/address/address-problems.ts'
import { allowedDiningOptions } from '../../src-domain/brand/brand.ts'
import { chooseDiningOption } from '../../src-domain/cart/change-terms.ts'
import { diningOptionOnLoad } from '../../src-domain/cart/dining-option-on-load.ts'
import { emptyOrder } from '../../src-domain/cart/empty-order.ts'
import type { KeptOrder } from '../../src-domain/cart/restored-order.ts'
import { pathWord } from '../../src-domain/dining-option/path-word.ts'
import { lacksAddress } from '../../src-domain/fulfilment/lacks-address.ts'
import { unasked } from '../../src-domain/location/delivery-promise.ts'
import { hideBrokenPictures } from '../../src-ui/design/broken-pictures.ts'
import { wakeMenu } from '../../src-ui/menu/wake-menu.ts'
import type { LookThrough } from '../../src-ui/menu/wake-search.ts'
import { clock } from '../../src-ui/messages/clock.en.ts'
import { common } from '../../src-ui/messages/common.en.ts'
import { shop } from '../../src-ui/messages/shop.en.ts'
import { withBrandTexts } from '../../src-ui/messages/wording.ts'
import type { Errand } from '../../src-ui/shell/errand.ts'
import type { ShopActions, ShopCells } from '../../src-ui/shell/shop-app.ts'
import { ShopRoot } from '../../src-ui/shell/shop-root.tsx'
import type { ShopSeed } from '../../src-ui/shell/shop-state.ts'
import { wakeBars } from '../../src-ui/shell/wake-bars.ts'
import { wakeDelivery } from '../../src-ui/shell/wake-delivery.ts'
import { wakeTaps } from '../../src-ui/shell/wake-taps.ts'
import { cell } from '../../src-ui/state/cell.ts'
import { fetchOrdering } from './fetch-ordering.ts'
import { keepMarket } from './keep-market.ts'
import { onlineCell } from './online-cell.ts'
import { persistOrder } from './order-persistence.ts'
import { reactDom } from './react-dom-when-needed.ts'
import { readState } from './read-state.ts'
import { leaveToRecover } from './recover.ts'
import type { ShopPage } from './shop-page.ts'
import { wishByAddress } from './wish-by-address.ts'
import { wishQueue } from './wish-queue.ts'

/** Milliseconds after the page has loaded, when nobody has touched it. */
const orderingAfter = 4_000

/** The marketplace through which the customer came: this page, or the one before a menu. */
const marketOf = ({ _tag, market, brand }: ShopSeed): string | undefined =>
  _tag === 'menu' ? keepMarket(window, brand.routes.market) : market

/** Takes over the page that the server rendered. Plain wiring: the container comes with the ordering chunk. */
const wakeUp = (state: ShopSeed, root: HTMLElement, stage: HTMLElement): void => {
  const { brand, locale, location, orderType } = state
  const storage = safeStorage(() => window.localStorage)
  if (leaveToRecover(storage, (address) => window.location.replace(address))) return
  const ids = randomIds(window.crypto)
  const tab = safeStorage(() => window.sessionStorage)
  const timeDropped = droppedTime(tab)
  noteAttribution(tab, window.location.search)
  storageAtStart(storage, systemClock, appVersion, brand.configId)
  const keeper = orderKeeper(storage, window)
  const cells: ShopCells = {
    order: cell(emptyOrder(orderType, ids.uuid(), location)),
    errand: cell<Errand>('none'),
    online: onlineCell(window),
    delivery: cell(unasked),
  }
  const wishes = wishQueue()
  let toldElsewhere = () => {}
  let isTimeDropped = false
  let searchIn: ((look: LookThrough) => void) | undefined

  const market = marketOf(state)
  const page: ShopPage = {
    brand,
    locale,
    texts: state.texts,
    apiBase: state.apiBase,
    turnstileSiteKey: state.turnstileSiteKey,
    ...(location === undefined ? {} : { location, menuHref: `/location/${location.slug}/${pathWord(orderType)}` }),
    orderType,
    ...(market === undefined ? {} : { market }),
    cells,
    stage,
    searchIn: (look) => searchIn?.(look),
    isTimeDropped: () => isTimeDropped,
    noteTimeDropped: timeDropped.note,
    onWish: wishes.onWish,
    onOrderChangedElsewhere: (listen) => {
      toldElsewhere = listen
    },
  }
  const ordering = fetchOrdering(page, state.orderingStyle, wishes, cells.errand)

  const actions: ShopActions = {
    wish: (wish) => {
      wishes.make(wish)
      ordering.need()
    },
    chooseType: (type) => {
      // A delivery without an address is none (LOC-14), so it is asked for first.
      if (type === 'delivery' && !isDeliverable(cells.order.current().address)) return false
      cells.order.update(chooseDiningOption(type, ids.uuid()))
      return true
    },
    retry: ordering.need,
  }

  const typeOnLoad = (kept: KeptOrder | undefined) =>
    diningOptionOnLoad({
      // The tabs of the picker only look.
      named: location !== undefined && state.isTypeNamed ? orderType : undefined,
      saved: kept?.diningOption,
      allowed: allowedDiningOptions(brand),
      hasValidAddress: isDeliverable(kept?.address),
    })

  const seeToDelivery = () => {
    const { diningOption, address } = cells.order.current()
    // A delivery to nowhere is none (LOC-14): its menu asks at once where it goes. What the address asks for is newer.
    if (location !== undefined && lacksAddress(cells.order.current())) actions.wish({ _tag: 'EnterAddress' })
    // Whether anybody comes there is said at once, by the menu and by the list of restaurants.
    else if (diningOption === 'delivery' && isDeliverable(address)) ordering.soon(0)
  }

  const restore = () => {
    const type = typeOnLoad(keeper.restore())
    // A menu without a type in its address goes to the order's.
    if (location !== undefined && type !== orderType)
      return window.location.replace(`/location/${location.slug}/${pathWord(type)}`)
    persistOrder({
      order: cells.order,
      keeper,
      ids,
      // A menu stays what it shows, whatever another tab is for.
      typeOnLoad: location === undefined ? typeOnLoad : () => type,
      isVisitNew: beginsVisit(tab),
      onTimeDropped: timeDropped.note,
      onChangedElsewhere: () => toldElsewhere(),
    })
    isTimeDropped = timeDropped.take()
    if (isTimeDropped) ordering.soon(0)
    seeToDelivery()
  }

  const words = {
    common: withBrandTexts('common', common, state.texts, locale),
    shop: withBrandTexts('shop', shop, state.texts, locale),
    clock: withBrandTexts('times', clock, state.texts, locale),
  }
  wakeTaps(root, actions)
  hideBrokenPictures(document)
  // The first tap, if there was one, is repeated now that it is understood and the order is known.
  const repeatFirstTap = () => window.dispatchEvent(new Event('awake'))

  if (state._tag === 'menu') {
    searchIn = wakeMenu(root, words.shop)
    wakeBars(root, words, cells, actions)
    wakeDelivery(root, words.shop, cells, location)
    restore()
    // A deep link names its dish, so its sheet opens by itself; a tap made meanwhile is newer and wins.
    if (state.opens !== undefined) actions.wish(state.opens)
    const table = orderType === 'kiosk' ? new URLSearchParams(window.location.search).get('table') : null
    if (table !== null) actions.wish({ _tag: 'SitAt', table })
    wishByAddress(window, actions.wish)
    repeatFirstTap()
  } else {
    const Awake = () => {
      useEffect(() => {
        wakeBars(root, words, cells, actions)
        restore()
        // Only now: a cart that is handed over is kept with the order, and not before the order is known.
        wishByAddress(window, actions.wish)
        repeatFirstTap()
      }, [])
      return createElement(ShopRoot, { state, words, cells, actions, report: reportError })
    }
    reactDom().hydrateRoot(root, createElement(Awake), { onRecoverableError: reportError })
  }
  // What was open when this entry was left, for a reload or the way back from the checkout, opens again at once.
  const hadSomethingOpen = 'ordering' in Object(window.history.state)
  const isWanted = hadSomethingOpen || navigator.userActivation?.hasBeenActive === true
  ordering.soon(isWanted ? 0 : orderingAfter)
  void endServiceWorkers(navigator.serviceWorker)
}

const state =
  readState<Extract<ShopSeed, { readonly _tag: 'menu' }>>(document, 'menu') ??
  readState<Extract<ShopSeed, { readonly _tag: 'shop' }>>(document, 'shop')
const [root, stage] = [document.getElementById('page'), document.getElementById('stage')]
if (state !== undefined && root !== null && stage !== null) wakeUp(state, root, stage)
