import type { Brand } from '../brand/brand.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import { mayBeForLater } from '../dining-option/may-be-for-later.ts'
import { asksInCheckout } from './asks-guest-info.ts'
import type { PayScreen } from './pay-screen.ts'
import { screenPaths } from './screen-paths.ts'

const openedScreens = [
  'FETCH_DISCOUNT',
  'FETCH_GIFTCARD',
  'FETCH_SCHEDULE_DATE',
  'GUESTS',
  'SET_TABLE_NUMBER',
] as const satisfies readonly PayScreen[]

type Opened = (typeof openedScreens)[number]

export function openedPayScreen(fragment: string, brand: Brand, order: OrderInProgress): PayScreen {
  const screen = openedScreens.find((one) => `#${screenPaths[one].slice(1)}` === fragment)
  return screen !== undefined && has[screen](brand, order) ? screen : 'CHECK_OUT'
}

const has: Readonly<Record<Opened, (brand: Brand, order: OrderInProgress) => boolean>> = {
  FETCH_DISCOUNT: () => true,
  FETCH_GIFTCARD: ({ themes }) => themes.checkout.giftCard,
  FETCH_SCHEDULE_DATE: ({ ordering }, { diningOption }) => ordering.scheduled && mayBeForLater(diningOption),
  GUESTS: (brand) => !asksInCheckout(brand),
  SET_TABLE_NUMBER: (_, { diningOption }) => diningOption === 'kiosk',
}
