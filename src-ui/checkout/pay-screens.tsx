import type { ComponentType } from 'react'
import type { PayScreen } from '../../src-domain/checkout/pay-screen.ts'
import { type LazyScreen, lazyScreen } from '../shell/lazy-screen.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'
import { GuestsScreen } from './person/guests-screen.tsx'

const cards = lazyScreen(() => import('./card/cards-screen.tsx').then(({ CardsScreen }) => CardsScreen))

/** Lazy chunks, prefetched when the page is idle. */
const later = {
  LOG_IN: lazyScreen(() => import('./person/log-in-screen.tsx').then(({ LogInScreen }) => LogInScreen)),
  FETCH_CARDS: cards,
  PAY_BY_CARD: cards,
  SET_TABLE_NUMBER: lazyScreen(() => import('./terms/table-screen.tsx').then(({ TableScreen }) => TableScreen)),
  FETCH_DISCOUNT: lazyScreen(() => import('./tender/tender-screens.tsx').then(({ PromoScreen }) => PromoScreen)),
  FETCH_GIFTCARD: lazyScreen(() => import('./tender/tender-screens.tsx').then(({ GiftCardScreen }) => GiftCardScreen)),
  FETCH_SCHEDULE_DATE: lazyScreen(() =>
    import('./terms/schedule-screen.tsx').then(({ ScheduleScreen }) => ScheduleScreen),
  ),
} satisfies Partial<Record<PayScreen, LazyScreen>>

/** Outside the flow, so that Back never returns to it. */
export const BankScreen = lazyScreen(() => import('./step-screen.tsx').then(({ StepScreen }) => StepScreen))

/** Component by screen (CHK-01, CHK-17, CHK-59, PAY-05). */
export const payScreens: Readonly<Record<PayScreen, ComponentType>> = {
  CHECK_OUT: CheckoutScreen,
  GUESTS: GuestsScreen,
  // These two are dialogs over the checkout (PROMO-10, GIFT-11).
  CLEAR_DISCOUNT: CheckoutScreen,
  CLEAR_GIFTCARD: CheckoutScreen,
  ...later,
}

/** Prefetches the screens. If that fails, opening a screen retries. */
export function fetchPayScreens(): Promise<void> {
  return Promise.allSettled([...Object.values(later), BankScreen].map(({ fetch }) => fetch())).then(() => undefined)
}
