import type { FlowKeeper } from '../../../src-domain/checkout/flow-position.ts'
import {
  fittingScreen,
  type PayEntry,
  type PayScreen,
  type PayStanding,
  payEntryIn,
  screenBehind,
  startScreen,
} from '../../../src-domain/checkout/pay-screen.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'

export interface FlowNeeds {
  readonly page: Pick<Window, 'history' | 'addEventListener'>
  readonly keeper: FlowKeeper
  readonly screen: StateCell<PayScreen>
  readonly standing: () => PayStanding
  /** The customer came here from a page of the shop: that is what lies one step back. */
  readonly isFromShop: boolean
  /** The shop's page of this order, with its cart open, for who came by the address. */
  readonly home: () => string
  /** Real navigations: a step further, or in the place of this page. */
  readonly leave: (address: string) => void
  readonly leaveInstead: (address: string) => void
}

export interface PayFlow {
  readonly start: () => void
  readonly go: (screen: PayScreen) => void
  /** Instead of the screen that is shown: what was behind stays behind. */
  readonly replace: (screen: PayScreen) => void
  readonly back: () => void
  /** A purchase closes the flow (CART-12): nothing of this document stays behind the page that comes now. */
  readonly close: (address: string) => void
}

/**
 * Where in the pay document the customer is, in the history entry and in the tab's session (CART-12), at an address
 * that stays the same. A screen whose question is answered, or not answered yet, gives way to the one that fits.
 */
export const payFlow = (needs: FlowNeeds): PayFlow => {
  const { page, keeper, screen, standing, home, leave, leaveInstead } = needs
  const fitting = (wanted: PayScreen): PayScreen => fittingScreen(wanted, standing())
  /** Of the entry that is shown, to tell the way back from the way on. */
  let shownDepth = 0
  let isClosing = false
  const { afterLogin } = keeper.read() ?? {}
  const show = (entry: PayEntry) => {
    shownDepth = entry.depth
    keeper.write({ document: 'pay', screen: entry.screen, ...(afterLogin === undefined ? {} : { afterLogin }) })
    screen.update(() => entry.screen)
  }
  const here = () => payEntryIn(page.history.state)
  const depth = () => here()?.depth ?? 0
  const fromShop = (is: boolean) => (is ? { isFromShop: true as const } : {})
  const replace = (wanted: PayScreen, isFromShop = here()?.isFromShop === true) => {
    const entry = { screen: fitting(wanted), depth: depth(), ...fromShop(isFromShop) }
    page.history.replaceState({ pay: entry }, '')
    show(entry)
  }
  const back = () => {
    if (depth() > 0 || here()?.isFromShop === true) return page.history.back()
    const behind = screenBehind(screen.current(), standing())
    if (behind === undefined) leave(home())
    else replace(behind)
  }
  const came = (entry: PayEntry) => {
    const isBackwards = entry.depth < shownDepth
    shownDepth = entry.depth
    const to = fitting(entry.screen)
    if (to === entry.screen) return show(entry)
    // Asked who they are, and answered: another step back, or the way back would seem to lead nowhere.
    if (isBackwards && to === screen.current() && (entry.depth > 0 || entry.isFromShop === true)) back()
    else replace(entry.screen)
  }
  return {
    start: () => {
      const entry = here()
      replace(
        startScreen(entry, keeper.read(), standing()),
        entry === undefined ? needs.isFromShop : entry.isFromShop === true,
      )
      page.addEventListener('popstate', (event) => {
        const entry = payEntryIn(event.state)
        if (entry !== undefined && !isClosing) came(entry)
      })
    },
    go: (wanted) => {
      const to = fitting(wanted)
      if (to === screen.current()) return
      const entry = { screen: to, depth: depth() + 1, ...fromShop(here()?.isFromShop === true) }
      page.history.pushState({ pay: entry }, '')
      show(entry)
    },
    replace: (wanted) => replace(wanted),
    back,
    close: (address) => {
      isClosing = true
      const behind = depth()
      if (behind === 0) return leaveInstead(address)
      page.addEventListener('popstate', () => leaveInstead(address), { once: true })
      page.history.go(-behind)
    },
  }
}
