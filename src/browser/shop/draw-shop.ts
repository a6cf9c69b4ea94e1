import { createElement, useEffect } from 'react'
import { wakeMenu } from '../../../src-ui/menu/wake-menu.ts'
import { clock } from '../../../src-ui/messages/clock.en.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { shop } from '../../../src-ui/messages/shop.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import type { ShopActions } from '../../../src-ui/shell/shop-app.ts'
import { ShopRoot } from '../../../src-ui/shell/shop-root.tsx'
import { wakeBars } from '../../../src-ui/shell/wake-bars.ts'
import { wakeDelivery } from '../../../src-ui/shell/wake-delivery.ts'
import type { BegunShop } from './begin-shop.ts'
import { reactDom } from './react-dom-when-needed.ts'
import { wishByAddress } from './wish-by-address.ts'

/** Brings the page to life that the server rendered: a menu as it is, every other page by React. */
export function drawShop(begun: BegunShop, root: HTMLElement, actions: ShopActions, restore: () => void): void {
  const { state, cells, told } = begun
  const words = {
    common: withBrandTexts('common', common, state.texts, state.locale),
    shop: withBrandTexts('shop', shop, state.texts, state.locale),
    clock: withBrandTexts('times', clock, state.texts, state.locale),
  }
  const begin = () => {
    restore()
    if (state._tag === 'menu') wishOfMenu(begun, actions)
    // Only now: a cart that is handed over is kept with the order, and not before the order is known.
    wishByAddress(window, actions.wish)
    // The first tap, if there was one, is repeated now that it is understood and the order is known.
    window.dispatchEvent(new Event('awake'))
  }
  if (state._tag === 'menu') {
    told.searchIn = wakeMenu(root, words.shop)
    wakeBars(root, words, cells, actions)
    wakeDelivery(root, words.shop, cells, state.location)
    begin()
    return
  }
  const Awake = () => {
    useEffect(() => {
      wakeBars(root, words, cells, actions)
      begin()
    }, [])
    return createElement(ShopRoot, { state, words, cells, actions, report: reportError })
  }
  reactDom().hydrateRoot(root, createElement(Awake), { onRecoverableError: reportError })
}

function wishOfMenu({ state }: BegunShop, { wish }: ShopActions): void {
  // A deep link names its dish, so its sheet opens by itself; a tap made meanwhile is newer and wins.
  if (state._tag === 'menu' && state.opens !== undefined) wish(state.opens)
  const table = state.orderType === 'kiosk' ? new URLSearchParams(window.location.search).get('table') : null
  if (table !== null) wish({ _tag: 'SitAt', table })
}
