import type { PatronState } from '../../src-domain/account/session.ts'
import { offeredDiningOption } from '../../src-domain/brand/brand.ts'
import { type CardsState, noCards } from '../../src-domain/card/cards-state.ts'
import { emptyOrder } from '../../src-domain/cart/empty-order.ts'
import type { CardAmounts } from '../../src-domain/checkout/card-amounts.ts'
import type { EditOutcome } from '../../src-domain/checkout/checkout-edit.ts'
import { type CheckoutState, newCheckout } from '../../src-domain/checkout/checkout-state.ts'
import { noChecks, type OrderChecks } from '../../src-domain/checkout/order-checks.ts'
import type { PayScreen } from '../../src-domain/checkout/pay-screen.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { idleLoyalty, type LoyaltyState } from '../../src-domain/loyalty/fetch-loyalty.ts'
import { type CardEntry, noCardEntry } from '../../src-domain/payment/card-entry.ts'
import { firstWallet, type WalletEntry } from '../../src-domain/payment/wallet-entry.ts'
import { idlePlacement, type PlacementState } from '../../src-domain/placement/placement-state.ts'
import { noSchedule, type ScheduleState } from '../../src-domain/scheduling/choose-time.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { noNotice, type UnavailableNotice } from '../design/unavailable-notice.ts'
import { cell } from '../state/cell.ts'
import type { PayState } from './pay-state.ts'

/** Initial state of the pay document, before stored state is restored. */
export function checkoutCells({ brand, locale, texts }: Pick<PayState, 'brand' | 'locale' | 'texts'>, clock: Clock) {
  return {
    order: cell(emptyOrder(offeredDiningOption(brand), '')),
    patron: cell<PatronState>({}),
    checkout: cell<CheckoutState>(newCheckout),
    checks: cell<OrderChecks>(noChecks),
    placement: cell<PlacementState>(idlePlacement),
    screen: cell<PayScreen>('CHECK_OUT'),
    /** Absent until the order server answers. */
    location: cell<{ readonly location?: Location }>({}),
    card: cell<CardEntry>(noCardEntry),
    cards: cell<CardsState>(noCards),
    schedule: cell<ScheduleState>(noSchedule),
    loyalty: cell<LoyaltyState>(idleLoyalty),
    amounts: cell<CardAmounts>({}),
    wallet: cell<WalletEntry>(firstWallet(brand)),
    /** Result of an edit in the shop, shown until the next change. */
    edited: cell<{ readonly outcome?: EditOutcome }>({}),
    online: cell(true),
    /** True once the session and an earlier placement are restored. */
    ready: cell(false),
    /** Message of a 503 (SHELL-34). */
    alert: cell<UnavailableNotice>(noNotice),
    /** `texts`: the brand's texts, for messages that load with a screen. */
    facts: { brand, locale, texts, now: clock.now },
  }
}

export type CheckoutCells = ReturnType<typeof checkoutCells>
