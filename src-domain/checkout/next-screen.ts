import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { asksInCheckout } from './asks-guest-info.ts'
import type { AfterLogin } from './flow-position.ts'
import { asksForPhone } from './guest-phone.ts'

/** Screens between cart and checkout, by their names in the flow (CART-07). */
export type WayScreen = 'SET_TABLE_NUMBER' | 'UPSELLS' | 'PACKING' | 'GUESTS' | 'CHECK_OUT'

export interface WayFacts extends GuestFacts {
  readonly hasUpsells: boolean
  readonly hasPackingMenu: boolean
}

export interface GuestFacts {
  readonly brand: Brand
  readonly order: OrderInProgress
  /** The patron's name, or the name that a guest entered. */
  readonly firstName: string
  readonly lastName: string
  /** Only a guest's phone. */
  readonly phone?: string | undefined
}

/** Screens that have content, in order (CART-13). A kiosk order asks for its table first (TABLE-11). */
export function wayToCheckout(facts: WayFacts): readonly WayScreen[] {
  const way: WayScreen[] = []
  if (facts.order.diningOption === 'kiosk' && facts.order.table === undefined) way.push('SET_TABLE_NUMBER')
  if (facts.hasUpsells) way.push('UPSELLS')
  if (facts.hasPackingMenu) way.push('PACKING')
  if (!asksInCheckout(facts.brand) && asksForGuest(facts)) way.push('GUESTS')
  way.push('CHECK_OUT')
  return way
}

const order: readonly WayScreen[] = ['SET_TABLE_NUMBER', 'UPSELLS', 'PACKING', 'GUESTS', 'CHECK_OUT']

/** `ROOT` is the cart. */
export function nextScreen(from: 'ROOT' | WayScreen, facts: WayFacts): WayScreen {
  const behind = from === 'ROOT' ? order : order.slice(order.indexOf(from) + 1)
  return wayToCheckout(facts).find((screen) => behind.includes(screen)) ?? 'CHECK_OUT'
}

export interface AfterLoginFacts {
  readonly isEmployee: boolean
  readonly upsellLayout: string | undefined
  readonly hasUpsells: boolean
  readonly hasPackingMenu: boolean
}

/** A customer continues after the login; an employee creates a link (CHK-24). */
export function screenAfterLogin(facts: AfterLoginFacts): 'LINK' | 'ROOT' | 'UPSELLS' | 'CHECK_OUT' {
  if (facts.isEmployee) return 'LINK'
  if (facts.upsellLayout === 'Type2') return 'ROOT'
  return facts.hasUpsells || facts.hasPackingMenu ? 'UPSELLS' : 'CHECK_OUT'
}

/** Screen after a guest logs in at the checkout. Employees always go to LINK. */
export function screenAfterLoginAtCheckout(facts: Omit<AfterLoginFacts, 'isEmployee'>): AfterLogin {
  const to = screenAfterLogin({ ...facts, isEmployee: false })
  if (to !== 'UPSELLS') return to === 'ROOT' ? to : 'CHECK_OUT'
  return facts.hasUpsells ? 'UPSELLS' : 'PACKING'
}

/** Whether a guest's data is incomplete (CART-14). */
export function asksForGuest({ brand, order, firstName, lastName, phone = '' }: GuestFacts): boolean {
  return (
    brand.guests.name[order.diningOption] &&
    (firstName.trim() === '' ||
      (lastName.trim() === '' && brand.guests.isLastNameOptional !== true) ||
      (phone === '' && asksForPhone(brand, order)))
  )
}
