import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { asksInCheckout } from './asks-guest-info.ts'
import { asksForGuest, type GuestFacts } from './next-screen.ts'

const payScreens = [
  'SET_TABLE_NUMBER',
  'GUESTS',
  'LOG_IN',
  'CHECK_OUT',
  'FETCH_CARDS',
  'PAY_BY_CARD',
  'FETCH_DISCOUNT',
  'FETCH_GIFTCARD',
  'CLEAR_DISCOUNT',
  'CLEAR_GIFTCARD',
  'FETCH_SCHEDULE_DATE',
] as const

/**
 * Screens of the payment page, by their names in the flow (CART-07). PAY_BY_CARD is FETCH_CARDS opened by Place Order:
 * its card places the order. It has its own name, so that it survives a reload.
 */
export type PayScreen = (typeof payScreens)[number]

export interface PayStanding {
  readonly isSignedIn: boolean
  /** A patron, or a guest with complete data. */
  readonly isKnown: boolean
  /** The checkout has a section that asks for the missing data (CHK-06). */
  readonly isAskedInCheckout: boolean
  /** `missing`: a kiosk order without a table (TABLE-11); `none`: not needed. */
  readonly table: 'none' | 'named' | 'missing'
}

export type GivenNames = Pick<GuestFacts, 'firstName' | 'lastName' | 'phone'>

export function payStanding(
  brand: Brand,
  order: OrderInProgress,
  isSignedIn: boolean,
  guest: GivenNames = { firstName: '', lastName: '' },
): PayStanding {
  const isKnown = isSignedIn || !asksForGuest({ brand, order, ...guest })
  return { isSignedIn, isKnown, isAskedInCheckout: !isKnown && asksInCheckout(brand), table: tableOf(order) }
}

/** The wanted screen, or the one that must come first. Skips a question that is already answered. */
export function fittingScreen(wanted: PayScreen, standing: PayStanding): PayScreen {
  const { isSignedIn, isKnown, isAskedInCheckout, table } = standing
  const isForGuests = wanted === 'GUESTS' || wanted === 'LOG_IN'
  if (isForGuests) return isSignedIn ? 'CHECK_OUT' : wanted
  if (table === 'missing' || (wanted === 'SET_TABLE_NUMBER' && table === 'named')) return 'SET_TABLE_NUMBER'
  if (isAskedInCheckout && isCardScreen(wanted)) return 'CHECK_OUT'
  if (!isKnown && !isAskedInCheckout) return 'GUESTS'
  return wanted === 'SET_TABLE_NUMBER' ? 'CHECK_OUT' : wanted
}

/** Undefined: Back leaves the page. */
export function screenBehind(screen: PayScreen, { table }: PayStanding): 'CHECK_OUT' | undefined {
  const isBeforeIt = screen === 'SET_TABLE_NUMBER' && table !== 'named'
  return isBeforeIt || screen === 'GUESTS' || screen === 'LOG_IN' || screen === 'CHECK_OUT' ? undefined : 'CHECK_OUT'
}

export function isCardScreen(screen: PayScreen): boolean {
  return screen === 'FETCH_CARDS' || screen === 'PAY_BY_CARD'
}

/** Validates `history.state`, which other releases may have written. */
export function payScreenIn(u: unknown): PayScreen | undefined {
  return payScreens.find((one) => one === u)
}

function tableOf({ diningOption, table }: OrderInProgress): PayStanding['table'] {
  if (diningOption !== 'kiosk') return 'none'
  return table === undefined ? 'missing' : 'named'
}
