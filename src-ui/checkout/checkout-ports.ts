import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SessionNeeds } from '../../src-domain/account/session.ts'
import type { AnalyticsEvent } from '../../src-domain/analytics/analytics-event.ts'
import type { CardRefusal } from '../../src-domain/checkout/apply-gift-card.ts'
import type { PromoRefusal } from '../../src-domain/checkout/apply-promo.ts'
import type { CheckPorts } from '../../src-domain/checkout/check-order.ts'
import type { CheckoutFormStore } from '../../src-domain/checkout/checkout-form.ts'
import type { FlowStore } from '../../src-domain/checkout/flow-position.ts'
import type { RewardIds } from '../../src-domain/checkout/promo-gateway.ts'
import type { TableGateway } from '../../src-domain/fulfilment/table-gateway.ts'
import type { LocationGateway } from '../../src-domain/location/location-gateway.ts'
import type { FlowHistory } from '../../src-domain/navigation/flow-history.ts'
import type { PlacementPorts } from '../../src-domain/placement/placement-driver.ts'
import type { UnseenOrder } from '../../src-domain/placement/unseen-order.ts'
import type { ScheduleGateway } from '../../src-domain/scheduling/schedule-gateway.ts'
import type { TicketStore } from '../../src-domain/ticket/ticket-store.ts'
import type { AccountActions } from '../account/account-conversation.ts'
import type { PaymentPorts } from '../payment/payment-controller.ts'
import type { SavedCards } from './card/saved-cards.ts'
import type { CheckoutCells } from './checkout-cells.ts'

/** Everything that the checkout gets from its document. */
export interface CheckoutPorts extends Pick<PaymentPorts, 'forms' | 'rememberWallet'> {
  readonly cells: CheckoutCells
  /** For validating, pricing and placing the order. */
  readonly ordering: PlacementPorts & CheckPorts
  readonly session: SessionNeeds
  readonly logIn: AccountActions
  readonly history: FlowHistory
  readonly formStore: CheckoutFormStore
  readonly flowStore: FlowStore
  readonly tables: TableGateway
  readonly schedules: ScheduleGateway
  readonly locations: Pick<LocationGateway, 'credentials' | 'locations'>
  readonly tickets: TicketStore
  readonly unseenOrder: UnseenOrder
  readonly report: (events: readonly AnalyticsEvent[]) => void
  /** Loads on the first call; rejects when it cannot load. */
  readonly tenders: () => Promise<Tenders>
  /** Loads with the screen of cards; rejects when it cannot load. */
  readonly savedCards: () => Promise<SavedCards>
  /** PAY-12: whether this device's customer paid with a wallet last. */
  readonly prefersWallet: () => boolean
  readonly page: CheckoutPage
}

/** The address of the pay document, and the ways out of it. */
export interface CheckoutPage {
  /** The fragment of the address, which names the screen that opens first (SHELL-06). */
  readonly fragment: () => string
  /** True if the entry before this one in the history is a page of the shop. */
  readonly isFromShop: boolean
  readonly go: (address: string) => void
  /** Leaves without an entry in the history: Back skips this page. */
  readonly replace: (address: string) => void
  /** The address of the confirmation of an order of this tab. */
  readonly confirmationOf: (token: string) => string
  /** The address that a kiosk was cleared to, after its guest left; absent otherwise. */
  readonly clearedTo: () => string | undefined
}

/** The use cases of promo codes, rewards and gift cards. */
export interface Tenders {
  readonly applyPromo: (typed: string) => TaskEither<PromoRefusal, unknown>
  readonly applyReward: (reward: RewardIds) => TaskEither<PromoRefusal, unknown>
  readonly fetchLoyalty: () => Promise<void>
  readonly applyGiftCard: (typed: string) => TaskEither<CardRefusal, unknown>
}
