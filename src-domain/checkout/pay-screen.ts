import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { FlowPosition } from './flow-position.ts'
import { nextScreen, type WayFacts } from './next-screen.ts'

/** Behind the checkout: where to go back to when nothing lies behind them. */
const behindCheckout = [
  'FETCH_CARDS',
  'FETCH_DISCOUNT',
  'FETCH_GIFTCARD',
  'CLEAR_DISCOUNT',
  'CLEAR_GIFTCARD',
  'FETCH_SCHEDULE_DATE',
] as const

const payScreens = ['SET_TABLE_NUMBER', 'GUESTS', 'LOG_IN', 'CHECK_OUT', ...behindCheckout] as const

/** Screens of the pay document, by their names in the flow (CART-07). */
export type PayScreen = (typeof payScreens)[number]

/** Where in the pay document a history entry is. */
export interface PayEntry {
  readonly screen: PayScreen
  /** How many of this document's own entries lie behind. */
  readonly depth: number
  /** Behind the first of them lies the shop. */
  readonly isFromShop?: true
}

/** What is known of the customer and of the order, as far as it decides which screen fits. */
export interface PayStanding {
  readonly isSignedIn: boolean
  /** A patron, or somebody who has given the names that this order asks for. */
  readonly isKnown: boolean
  /** `missing` for an order to a table that nobody has named yet (TABLE-11); `none` for an order that needs none. */
  readonly table: 'none' | 'named' | 'missing'
}

export type GivenNames = Pick<WayFacts, 'firstName' | 'lastName' | 'phone'>

export function payStanding(
  brand: Brand,
  order: OrderInProgress,
  isSignedIn: boolean,
  guest: GivenNames = { firstName: '', lastName: '' },
): PayStanding {
  const way = nextScreen('PACKING', { brand, order, hasUpsells: false, hasPackingMenu: false, ...guest })
  return { isSignedIn, isKnown: isSignedIn || way !== 'GUESTS', table: tableOf(order) }
}

/** The screen that is wanted, or the one whose question comes first or is answered already. */
export function fittingScreen(wanted: PayScreen, { isSignedIn, isKnown, table }: PayStanding): PayScreen {
  const isForGuests = wanted === 'GUESTS' || wanted === 'LOG_IN'
  if (isForGuests) return isSignedIn ? 'CHECK_OUT' : wanted
  if (table === 'missing' || (wanted === 'SET_TABLE_NUMBER' && table === 'named')) return 'SET_TABLE_NUMBER'
  if (!isKnown) return 'GUESTS'
  return wanted === 'SET_TABLE_NUMBER' ? 'CHECK_OUT' : wanted
}

/** The screen to begin with: that of the history entry, else what the tab came for. */
export function startScreen(
  entry: PayEntry | undefined,
  kept: FlowPosition | undefined,
  { isKnown }: PayStanding,
): PayScreen {
  if (entry !== undefined) return entry.screen
  const given =
    kept?.document === 'pay' && isPayScreen(kept.screen) && !isBehindCheckout(kept.screen) ? kept.screen : 'CHECK_OUT'
  return given === 'GUESTS' && isKnown ? 'CHECK_OUT' : given
}

/** With nothing behind: to the checkout, or out of the document. */
export function screenBehind(screen: PayScreen, { table }: PayStanding): 'CHECK_OUT' | undefined {
  const isAsking = screen === 'SET_TABLE_NUMBER' && table === 'named'
  return isBehindCheckout(screen) || isAsking ? 'CHECK_OUT' : undefined
}

/** History entries outlive releases and may be anybody's. */
export function payEntryIn(state: unknown): PayEntry | undefined {
  const kept = isRecord(state) ? state['pay'] : undefined
  if (!isRecord(kept) || !isPayScreen(kept['screen'])) return undefined
  return {
    screen: kept['screen'],
    depth: typeof kept['depth'] === 'number' ? kept['depth'] : 0,
    ...(kept['isFromShop'] === true ? { isFromShop: true } : {}),
  }
}

function tableOf({ diningOption, table }: OrderInProgress): PayStanding['table'] {
  if (diningOption !== 'kiosk') return 'none'
  return table === undefined ? 'missing' : 'named'
}

function isPayScreen(u: unknown): u is PayScreen {
  return payScreens.some((one) => one === u)
}

function isBehindCheckout(screen: PayScreen): boolean {
  return behindCheckout.some((one) => one === screen)
}

function isRecord(u: unknown): u is Readonly<Record<string, unknown>> {
  return typeof u === 'object' && u !== null
}
