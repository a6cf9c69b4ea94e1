import type { PatronState } from '../../src-domain/account/session.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { SectionEvent } from '../../src-domain/checkout/sections.ts'
import type { TableRefusal } from '../../src-domain/fulfilment/choose-table.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { LoyaltyState } from '../../src-domain/loyalty/fetch-loyalty.ts'
import type { Cents } from '../../src-domain/money/cents.ts'
import type { CardRefusal } from '../../src-domain/ordering/apply-gift-card.ts'
import type { PromoRefusal } from '../../src-domain/ordering/apply-promo.ts'
import type { OrderChecks } from '../../src-domain/ordering/order-checks.ts'
import type { GuestInfo } from '../../src-domain/ordering/order-gateway.ts'
import type { PlacementState } from '../../src-domain/ordering/placement-state.ts'
import type { RewardIds } from '../../src-domain/ordering/promo-gateway.ts'
import type { PaymentChoice } from '../../src-domain/payment/payment-choice.ts'
import type { TipChoice } from '../../src-domain/pricing/tip-rules.ts'
import type { ScheduleState } from '../../src-domain/scheduling/choose-time.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { BeginConversation } from '../account/account-conversation.ts'
import type { BrandTexts } from '../messages/wording.ts'
import type { CardEntry } from '../payment/card-entry.ts'
import type { WalletEntry } from '../payment/wallet-entry.ts'
import type { ScheduleActions } from '../scheduling/schedule-actions.ts'
import type { UnavailableNotice } from '../shell/unavailable-notice.ts'
import { appContext } from '../state/app-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import type { CheckoutState, Tender } from './checkout-state.ts'

/** Screens of the pay document, by their names in the flow (CART-07). */
export type PayScreen =
  | 'SET_TABLE_NUMBER'
  | 'GUESTS'
  | 'LOG_IN'
  | 'CHECK_OUT'
  | 'FETCH_CARDS'
  | 'FETCH_DISCOUNT'
  | 'FETCH_GIFTCARD'
  | 'CLEAR_DISCOUNT'
  | 'CLEAR_GIFTCARD'
  | 'FETCH_SCHEDULE_DATE'

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
  readonly schedule: WatchableCell<ScheduleState>
  readonly loyalty: WatchableCell<LoyaltyState>
  readonly wallet: WatchableCell<WalletEntry>
  /** What the device says of its network. */
  readonly online: WatchableCell<boolean>
  /** False until it is known who the customer is and whether an earlier placement is open. */
  readonly ready: WatchableCell<boolean>
  /** The message of a 503 from any call (SHELL-34). */
  readonly alert: WatchableCell<UnavailableNotice>
}

export interface PayActions {
  readonly go: (screen: PayScreen) => void
  /** One step back in the flow; from its first screen to the shop. */
  readonly back: () => void
  readonly enterGuest: (guest: GuestInfo) => void
  /** The guest form of the collapsible layout is right: it is kept, and the payment opens (CHK-14). */
  readonly submitInfo: (guest: GuestInfo) => void
  readonly stepSections: (event: SectionEvent) => void
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>
  /** Opening an account, or a forgotten password (CHK-59, ACCT-13). */
  readonly account: BeginConversation
  readonly isRecovering: () => boolean
  readonly signedIn: () => void
  readonly signOut: () => void
  readonly chooseTip: (tip: TipChoice) => void
  readonly choosePayment: (payment: PaymentChoice) => void
  /** TABLE-07; undefined when the restaurant accepted it. */
  readonly chooseTable: (number: string) => Promise<TableRefusal | undefined>
  /** To the screen where it is entered, or to the question whether to remove it (PROMO-07, PROMO-10, GIFT-10, GIFT-11). */
  readonly openTender: (tender: Tender, isSet: boolean) => void
  /** Off the order, and back to the checkout. */
  readonly clearTender: (tender: Tender) => void
  /** Undefined when it is on the order. */
  readonly applyPromo: (typed: string) => Promise<PromoRefusal | undefined>
  /** Puts a reward of the wallet on the order (PROMO-12). */
  readonly applyReward: (reward: RewardIds) => Promise<PromoRefusal | undefined>
  /** What the patron has earned, asked anew. */
  readonly fetchLoyalty: () => void
  readonly applyGiftCard: (typed: string) => Promise<CardRefusal | undefined>
  /** Whom a part of the order helps (CHK-04). */
  readonly chooseNonprofit: (id: string) => void
  readonly setNote: (note: string) => void
  readonly schedule: ScheduleActions
  /** Asks the server again what the order costs. */
  readonly recheck: () => void
  /** Ignored while an order is in flight, however often it is pressed. */
  readonly placeOrder: () => void
  /** The customer said yes to a look-alike of a recent order. */
  readonly confirmDuplicate: () => void
  readonly closeQuestion: () => void
  /** The card of the form: used from now on, and for the order at once when Place Order asked for it. */
  readonly takeCard: () => Promise<void>
  /** Puts the processor's form into an element; answers its own undoing. */
  readonly showCardForm: (slot: HTMLElement) => () => void
  /** Puts the wallet's own button into an element, where it pays that amount; answers its own undoing. */
  readonly showWallet: (slot: HTMLElement, amount: Cents) => () => void
  readonly checkAgain: () => void
  /** The network is back: what was left open is settled. */
  readonly onlineAgain: () => void
  /** There may be an order; the customer wants to start over all the same. */
  readonly setAside: () => void
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
