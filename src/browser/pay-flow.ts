import type { Brand } from '../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { FlowKeeper } from '../../src-domain/checkout/flow-position.ts'
import { nextScreen, type WayFacts } from '../../src-domain/checkout/next-screen.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'
import type { PayScreen } from '../../src-ui/checkout/pay-app.ts'

export interface FlowNeeds {
  readonly page: Pick<Window, 'history' | 'addEventListener'>
  readonly keeper: FlowKeeper
  readonly screen: StateCell<PayScreen>
  /** Whether the customer is a patron, or has given the names that this order asks for. */
  readonly isKnown: () => boolean
  readonly isSignedIn: () => boolean
  /** `missing` for an order to a table that nobody has named yet (TABLE-11); `none` for an order that needs none. */
  readonly table: () => 'none' | 'named' | 'missing'
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

/** Behind the checkout: where to go back to when nothing lies behind them. */
const behindCheckout: readonly PayScreen[] = [
  'FETCH_CARDS',
  'FETCH_DISCOUNT',
  'FETCH_GIFTCARD',
  'CLEAR_DISCOUNT',
  'CLEAR_GIFTCARD',
  'FETCH_SCHEDULE_DATE',
]
const screens: readonly PayScreen[] = ['SET_TABLE_NUMBER', 'GUESTS', 'LOG_IN', 'CHECK_OUT', ...behindCheckout]
const isScreen = (u: unknown): u is PayScreen => screens.some((one) => one === u)
const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null

interface Entry {
  readonly screen: PayScreen
  /** How many of this document's own entries lie behind. */
  readonly depth: number
  /** Behind the first of them lies the shop. */
  readonly isFromShop?: true
}

/** History entries outlive releases and may be anybody's. */
const entryIn = (state: unknown): Entry | undefined => {
  const kept = isRecord(state) ? state['pay'] : undefined
  if (!isRecord(kept) || !isScreen(kept['screen'])) return undefined
  return {
    screen: kept['screen'],
    depth: typeof kept['depth'] === 'number' ? kept['depth'] : 0,
    ...(kept['isFromShop'] === true ? { isFromShop: true } : {}),
  }
}

/** For `FlowNeeds`. */
export const tableStanding = ({ diningOption, table }: OrderInProgress): 'none' | 'named' | 'missing' => {
  if (diningOption !== 'kiosk') return 'none'
  return table === undefined ? 'missing' : 'named'
}

export const firstScreen = (
  brand: Brand,
  order: OrderInProgress,
  guest: Pick<WayFacts, 'firstName' | 'lastName' | 'phone'>,
): PayScreen =>
  nextScreen('PACKING', { brand, order, hasUpsells: false, hasPackingMenu: false, ...guest }) === 'GUESTS'
    ? 'GUESTS'
    : 'CHECK_OUT'

/**
 * Where in the pay document the customer is, in the history entry and in the tab's session (CART-12), at an address
 * that stays the same. A screen whose question is answered, or not answered yet, gives way to the one that fits.
 */
export const payFlow = (needs: FlowNeeds): PayFlow => {
  const { page, keeper, screen, isKnown, isSignedIn, table, home, leave, leaveInstead } = needs
  const fitting = (wanted: PayScreen): PayScreen => {
    const isForGuests = wanted === 'GUESTS' || wanted === 'LOG_IN'
    if (isForGuests) return isSignedIn() ? 'CHECK_OUT' : wanted
    if (table() === 'missing' || (wanted === 'SET_TABLE_NUMBER' && table() === 'named')) return 'SET_TABLE_NUMBER'
    if (!isKnown()) return 'GUESTS'
    return wanted === 'SET_TABLE_NUMBER' ? 'CHECK_OUT' : wanted
  }
  /** Of the entry that is shown, to tell the way back from the way on. */
  let shownDepth = 0
  let isClosing = false
  const { afterLogin } = keeper.read() ?? {}
  const show = (entry: Entry) => {
    shownDepth = entry.depth
    keeper.write({ document: 'pay', screen: entry.screen, ...(afterLogin === undefined ? {} : { afterLogin }) })
    screen.update(() => entry.screen)
  }
  const here = () => entryIn(page.history.state)
  const depth = () => here()?.depth ?? 0
  const fromShop = (is: boolean) => (is ? { isFromShop: true as const } : {})
  const replace = (wanted: PayScreen, isFromShop = here()?.isFromShop === true) => {
    const entry = { screen: fitting(wanted), depth: depth(), ...fromShop(isFromShop) }
    page.history.replaceState({ pay: entry }, '')
    show(entry)
  }
  const back = () => {
    const entry = here()
    if (depth() > 0 || entry?.isFromShop === true) page.history.back()
    else if (
      behindCheckout.includes(screen.current()) ||
      (screen.current() === 'SET_TABLE_NUMBER' && table() === 'named')
    )
      replace('CHECK_OUT')
    else leave(home())
  }
  const came = (entry: Entry) => {
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
      const kept = keeper.read()
      const given =
        kept?.document === 'pay' && isScreen(kept.screen) && !behindCheckout.includes(kept.screen)
          ? kept.screen
          : undefined
      const entry = here()
      const wanted = entry?.screen ?? (given === 'GUESTS' && isKnown() ? 'CHECK_OUT' : given) ?? 'CHECK_OUT'
      replace(wanted, entry === undefined ? needs.isFromShop : entry.isFromShop === true)
      page.addEventListener('popstate', (event) => {
        const entry = entryIn(event.state)
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
