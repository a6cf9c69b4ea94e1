import { useEffect } from 'react'
import { enhanceMenu } from '../../../src-ui/menu/enhance-menu.ts'
import { clock } from '../../../src-ui/messages/clock.en.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { shop } from '../../../src-ui/messages/shop.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { enhanceBars } from '../../../src-ui/shell/enhance-bars.ts'
import { enhanceDelivery } from '../../../src-ui/shell/enhance-delivery.ts'
import { enhanceTaps } from '../../../src-ui/shell/enhance-taps.ts'
import { LocationPicker } from '../../../src-ui/shell/location-picker.tsx'
import type { ShopActions } from '../../../src-ui/shell/shop-app.ts'
import { ShopRoot } from '../../../src-ui/shell/shop-root.tsx'
import { lazyReactDom } from '../document/lazy-react-dom.ts'
import type { BegunShop } from './begin-shop.ts'
import { intentByAddress } from './intent-by-address.ts'
import { runInTasks } from './run-in-tasks.ts'

import '../../../src-ui/shell/drawn-sheets.ts'

/**
 * Brings the page to life that the server rendered: as it stands, but for the list of restaurants that deliver, which React
 * takes over. Taps are understood last of all, with the order: until then the first of them is kept by the head of the page.
 */
export function drawShop(begun: BegunShop, root: HTMLElement, actions: ShopActions, restore: () => void): void {
  const { state, cells, told } = begun
  const { screen } = state
  const words = {
    common: withBrandTexts('common', common, state.texts, state.locale),
    shop: withBrandTexts('shop', shop, state.texts, state.locale),
    clock: withBrandTexts('times', clock, state.texts, state.locale),
  }
  const begin = () => {
    restore()
    sitAtLinkedTable(begun, actions)
    // Only now: a cart that is handed over is kept with the order, and not before the order is known.
    intentByAddress(window, actions.intent)
    // The first tap, if there was one, is repeated now that it is understood and the order is known.
    window.dispatchEvent(new Event('enhanced'))
  }
  const bars = () => enhanceBars(root, words, cells, actions)
  const menu = () => {
    told.searchIn = enhanceMenu(root, words.shop)
    enhanceDelivery(root, words.shop, cells, state.location)
  }
  const understand = () => {
    enhanceTaps(root, actions)
    begin()
  }
  if (screen._tag !== 'Locations') {
    runInTasks(screen._tag === 'Menu' ? [bars, menu, understand] : [bars, understand])
    return
  }
  const Picker = () => {
    useEffect(begin, [])
    return (
      <LocationPicker
        view={screen.view}
        brand={state.brand}
        locale={state.locale}
        isMarket={state.market !== undefined}
      />
    )
  }
  const main = root.querySelector('main')
  if (main === null) return
  const hydrate = () => {
    lazyReactDom().hydrateRoot(
      main,
      <ShopRoot state={state} words={words} cells={cells} actions={actions} report={reportError}>
        <Picker />
      </ShopRoot>,
      { onRecoverableError: reportError },
    )
  }
  // Before React takes over: the tabs of this list lead somewhere else as the links that they were drawn as.
  enhanceTaps(root, actions)
  // Running React's renderer for the first time is a wait of its own.
  runInTasks([bars, lazyReactDom, hydrate])
}

/** The link that stands on a table names it. */
function sitAtLinkedTable({ state: { screen, orderType } }: BegunShop, { intent }: ShopActions): void {
  if (screen._tag !== 'Menu' || orderType !== 'kiosk') return
  const table = new URLSearchParams(window.location.search).get('table')
  if (table !== null) intent({ _tag: 'SitAt', table })
}
