import { useEffect } from 'react'
import { enhanceMenu } from '../../../src-ui/menu/enhance-menu.ts'
import { clock } from '../../../src-ui/messages/clock.en.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { shop as shopTexts } from '../../../src-ui/messages/shop.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { tableIntent, takeAddressIntent } from '../../../src-ui/shell/address-intent.ts'
import { enhanceBars } from '../../../src-ui/shell/enhance-bars.ts'
import { enhanceTaps } from '../../../src-ui/shell/enhance-taps.ts'
import { LocationPicker } from '../../../src-ui/shell/location-picker.tsx'
import { runTasks } from '../../../src-ui/shell/run-tasks.ts'
import { ShopRoot } from '../../../src-ui/shell/shop-root.tsx'
import { lazyReactDom } from '../document/lazy-react-dom.ts'
import type { ShopDocument } from './shop-document.ts'

import '../../../src-ui/shell/server-style-sheets.ts'

/**
 * Makes the server-rendered page interactive. React hydrates only the list of restaurants. Tap handlers and the order
 * come last; until then the script in the page's head keeps the newest tap.
 */
export function drawShop(shop: ShopDocument, root: HTMLElement, restore: () => void): void {
  const { state, cells, search } = shop
  const { screen, orderType } = state
  const { actions } = shop.controller
  const words = {
    common: withBrandTexts('common', common, state.texts, state.locale),
    shop: withBrandTexts('shop', shopTexts, state.texts, state.locale),
    clock: withBrandTexts('times', clock, state.texts, state.locale),
  }
  const begin = () => {
    restore()
    const table = screen._tag === 'Menu' ? tableIntent(window.location, orderType) : undefined
    if (table !== undefined) actions.intent(table)
    // After the order is restored, because a shared cart is kept with it.
    takeAddressIntent(window, actions.intent)
    // The script in the page's head repeats the tap that it kept.
    window.dispatchEvent(new Event('enhanced'))
  }
  const bars = () => enhanceBars(root, words, cells, actions)
  const menu = () => {
    search.filter = enhanceMenu(root, words.shop)
    if (orderType === 'delivery')
      import('../../../src-ui/shell/enhance-delivery.ts').then(
        ({ enhanceDelivery }) => enhanceDelivery(root, words.shop, cells, state.location),
        keepServersLine,
      )
  }
  const understand = () => {
    enhanceTaps(root, actions)
    begin()
  }
  if (screen._tag !== 'Locations') {
    runTasks(screen._tag === 'Menu' ? [bars, menu, understand] : [bars, understand])
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
  // Runs before React hydrates: as plain links, the tabs of this list lead to other pages.
  enhanceTaps(root, actions)
  // React's renderer takes long to start, so it gets a separate task.
  runTasks([bars, lazyReactDom, hydrate])
}

/** Without the chunk, the line that the server wrote stays. */
function keepServersLine() {
  return undefined
}
