import type { PatronState } from '../../src-domain/account/session.ts'
import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { CardsState } from '../../src-domain/card/cards-state.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { CheckoutState } from '../../src-domain/checkout/checkout-state.ts'
import type { PayScreen } from '../../src-domain/checkout/pay-screen.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { LoyaltyState } from '../../src-domain/loyalty/fetch-loyalty.ts'
import type { CardAmounts } from '../../src-domain/ordering/card-amounts.ts'
import type { EditOutcome } from '../../src-domain/ordering/checkout-edit.ts'
import type { OrderChecks } from '../../src-domain/ordering/order-checks.ts'
import type { PlacementState } from '../../src-domain/ordering/placement-state.ts'
import type { CardEntry } from '../../src-domain/payment/card-entry.ts'
import type { WalletEntry } from '../../src-domain/payment/wallet-entry.ts'
import type { ScheduleState } from '../../src-domain/scheduling/choose-time.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { UnavailableNotice } from '../design/unavailable-notice.ts'
import type { BrandTexts } from '../messages/wording.ts'
import { appContext } from '../state/app-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import type { PayActions } from './pay-actions.ts'

export interface PayCells {
  readonly order: WatchableCell<OrderInProgress>
  readonly patron: WatchableCell<PatronState>
  readonly checkout: WatchableCell<CheckoutState>
  readonly checks: WatchableCell<OrderChecks>
  readonly placement: WatchableCell<PlacementState>
  readonly screen: WatchableCell<PayScreen>
  /** Absent until the order server has told it. */
  readonly location: WatchableCell<{ readonly location?: Location }>
  readonly card: WatchableCell<CardEntry>
  /** The patron's saved cards. */
  readonly cards: WatchableCell<CardsState>
  readonly schedule: WatchableCell<ScheduleState>
  readonly loyalty: WatchableCell<LoyaltyState>
  readonly amounts: WatchableCell<CardAmounts>
  readonly wallet: WatchableCell<WalletEntry>
  /** What an edit in the shop changed, until something else does. */
  readonly edited: WatchableCell<{ readonly outcome?: EditOutcome }>
  /** What the device says of its network. */
  readonly online: WatchableCell<boolean>
  /** False until it is known who the customer is and whether an earlier placement is open. */
  readonly ready: WatchableCell<boolean>
  /** The message of a 503 from any call (SHELL-34). */
  readonly alert: WatchableCell<UnavailableNotice>
}

export interface PayFacts {
  readonly brand: Brand
  readonly locale: Locale
  /** The brand's own wording, for the words that a screen brings with it. */
  readonly texts: BrandTexts
  /** What the time is, as this device knows it. */
  readonly now: () => Instant
}

/** The pay document's own context. */
export const { AppProvider: PayProvider, useApp: usePay } = appContext<
  PayCells & { readonly facts: PayFacts },
  PayActions
>('Pay')
