import { idleGuest } from './idle-guest.ts'
import type { PayPage } from './pay-page.ts'
import { watchFraud } from './watch-fraud.ts'

/** What few brands have at their checkout, so that it is no part of everybody's. */
export function ofFewBrands(page: PayPage): void {
  idleGuest(page)
  watchFraud(page)
}
