import type { Either } from 'fp-ts/lib/Either.js'
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

export interface CheckoutPorts extends Pick<PaymentPorts, 'forms' | 'rememberWallet'> {
  readonly cells: CheckoutCells
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
  /** Rejects if it fails to load. */
  readonly tenders: () => Promise<Tenders>
  /** Rejects if it fails to load. */
  readonly savedCards: () => Promise<SavedCards>
  /** True if this device last paid with a wallet (PAY-12). */
  readonly prefersWallet: () => boolean
  readonly page: CheckoutPage
}

export interface CheckoutPage {
  /** Fragment of the address, which names the first screen (SHELL-06). */
  readonly fragment: () => string
  /** True if the previous history entry is a shop page. */
  readonly isFromShop: boolean
  readonly go: (address: string) => void
  /** Replaces the history entry, so that Back skips this page. */
  readonly replace: (address: string) => void
  readonly confirmationOf: (token: string) => string
  /** Shop address of a reset kiosk. */
  readonly clearedTo: () => string | undefined
}

export interface Tenders {
  readonly applyPromo: (typed: string) => Promise<Either<PromoRefusal, unknown>>
  readonly applyReward: (reward: RewardIds) => Promise<Either<PromoRefusal, unknown>>
  readonly fetchLoyalty: () => Promise<void>
  readonly applyGiftCard: (typed: string) => Promise<Either<CardRefusal, unknown>>
}
