import type { ServiceIdentifier } from 'inversify'
import type { MobilePayStore } from '../../../src-adapters/browser/mobile-pay-store.ts'
import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import type { PatronGateway, SessionStore } from '../../../src-domain/account/patron-gateway.ts'
import type { AnalyticsEvent } from '../../../src-domain/analytics/analytics-event.ts'
import type { Connection } from '../../../src-domain/call/connection.ts'
import type { SendJson } from '../../../src-domain/call/send-json.ts'
import type { CardGateway } from '../../../src-domain/card/card-gateway.ts'
import type { OrderStore } from '../../../src-domain/cart/order-store.ts'
import type { CheckoutFormStore } from '../../../src-domain/checkout/checkout-form.ts'
import type { FlowStore } from '../../../src-domain/checkout/flow-position.ts'
import type { PromoGateway } from '../../../src-domain/checkout/promo-gateway.ts'
import type { TableGateway } from '../../../src-domain/fulfilment/table-gateway.ts'
import type { GiftCardGateway } from '../../../src-domain/gift-card/gift-card-gateway.ts'
import type { GiftCardReader } from '../../../src-domain/gift-card/gift-card-reader.ts'
import type { HumanVerification } from '../../../src-domain/gift-card/human-verification.ts'
import type { ImpactGateway } from '../../../src-domain/impact/impact-gateway.ts'
import type { LocationGateway } from '../../../src-domain/location/location-gateway.ts'
import type { LoyaltyGateway } from '../../../src-domain/loyalty/loyalty-gateway.ts'
import type { MenuGateway } from '../../../src-domain/menu/menu-gateway.ts'
import type { FlowHistory } from '../../../src-domain/navigation/flow-history.ts'
import type { GuestDataGateway } from '../../../src-domain/own-data/guest-data-gateway.ts'
import type { SaveFile } from '../../../src-domain/own-data/own-data-gateway.ts'
import type { PaymentProcessor } from '../../../src-domain/payment/payment-processor.ts'
import type { OrderGateway } from '../../../src-domain/placement/order-gateway.ts'
import type { PendingPlacementStore } from '../../../src-domain/placement/pending-placement.ts'
import type { PlacementLock } from '../../../src-domain/placement/placement-lock.ts'
import type { UnseenOrder } from '../../../src-domain/placement/unseen-order.ts'
import type { ScheduleGateway } from '../../../src-domain/scheduling/schedule-gateway.ts'
import type { SavedCartGateway } from '../../../src-domain/sharing/saved-cart-gateway.ts'
import type { TicketStore } from '../../../src-domain/ticket/ticket-store.ts'
import type { TrackingGateway } from '../../../src-domain/ticket/tracking.ts'
import type { Clock, Ids, Pause } from '../../../src-domain/time/clock.ts'
import type { ProcessorNeeds } from '../../processors/browser.ts'
import type { DocumentFacts } from './document-facts.ts'

// The cast gives the token its type: an annotation alone would be narrowed back to `symbol`, and `get` would answer `unknown`.
/** A token of a port. */
export function port<T>(name: string) {
  return Symbol(name) as ServiceIdentifier<T>
}

/**
 * One token for each port that a browser document may need; the modules of a document say which it has. Use cases are
 * plain functions of them, not tokens.
 */
export const Port = {
  facts: port<DocumentFacts>('DocumentFacts'),
  local: port<SafeStorage>('LocalStorage'),
  tab: port<SafeStorage>('SessionStorage'),
  clock: port<Clock>('Clock'),
  pause: port<Pause>('Pause'),
  ids: port<Ids>('Ids'),
  connection: port<Connection>('Connection'),
  sendJson: port<SendJson>('SendJson'),
  orderServer: port<OrderServerNeeds>('OrderServerNeeds'),
  sessionStore: port<SessionStore>('SessionStore'),
  patrons: port<PatronGateway>('PatronGateway'),
  guestData: port<GuestDataGateway>('GuestDataGateway'),
  saveFile: port<SaveFile>('SaveFile'),
  human: port<HumanVerification>('HumanVerification'),
  report: port<(events: readonly AnalyticsEvent[]) => void>('ReportEvents'),
  orderStore: port<OrderStore>('OrderStore'),
  flowStore: port<FlowStore>('FlowStore'),
  flowHistory: port<FlowHistory>('FlowHistory'),
  checkoutFormStore: port<CheckoutFormStore>('CheckoutFormStore'),
  locations: port<LocationGateway>('LocationGateway'),
  menus: port<MenuGateway>('MenuGateway'),
  tables: port<TableGateway>('TableGateway'),
  schedules: port<ScheduleGateway>('ScheduleGateway'),
  orders: port<OrderGateway>('OrderGateway'),
  pending: port<PendingPlacementStore>('PendingPlacementStore'),
  placementLock: port<PlacementLock>('PlacementLock'),
  tickets: port<TicketStore>('TicketStore'),
  unseenOrder: port<UnseenOrder>('UnseenOrder'),
  tracking: port<TrackingGateway>('TrackingGateway'),
  savedCarts: port<SavedCartGateway>('SavedCartGateway'),
  promos: port<PromoGateway>('PromoGateway'),
  cards: port<CardGateway>('CardGateway'),
  giftCards: port<GiftCardGateway>('GiftCardGateway'),
  giftCardReader: port<GiftCardReader>('GiftCardReader'),
  loyalty: port<LoyaltyGateway>('LoyaltyGateway'),
  /** Asked for when it is needed; nothing when the brand names one that this build does not know. */
  processor: port<(wording: ProcessorNeeds['wording']) => Promise<PaymentProcessor | undefined>>('PaymentProcessor'),
  mobilePay: port<MobilePayStore>('MobilePayStore'),
  impact: port<ImpactGateway>('ImpactGateway'),
} as const
