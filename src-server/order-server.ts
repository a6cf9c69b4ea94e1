import type { PhoneRules } from '../src-domain/account/phone-rules.ts'
import type { Brand } from '../src-domain/brand/brand.ts'
import type { HumanVerifier } from '../src-domain/gift-card/human-verifier.ts'
import type { Post } from '../src-domain/payment/vendor-post.ts'
import type { AccountsFacade } from './account/accounts-facade.ts'
import type { KnownDevices } from './account/known-devices.ts'
import type { AddressesFacade } from './address/addresses.ts'
import type { BrandPublicationsFacade } from './brand/brand-publications.ts'
import type { BrandLeftOut } from './brand/start-brands.ts'
import type { CardsFacade } from './card/cards-facade.ts'
import type { TablesFacade } from './catalogue/tables.ts'
import type { DeliveriesFacade } from './delivery/deliveries.ts'
import type { GiftCardsFacade } from './gift-card/gift-cards.ts'
import type { BoardFacade } from './kitchen/kitchen-board.ts'
import type { OrderRecordsFacade } from './kitchen/order-records.ts'
import type { OrderWatchFacade } from './kitchen/order-watch.ts'
import type { LimitCounter } from './limits/limits.ts'
import type { LocationsFacade } from './location/locations.ts'
import type { AvailabilityFacade } from './menu/availability.ts'
import type { MenusFacade } from './menu/menus.ts'
import type { FailingJobs } from './metrics/failing-jobs.ts'
import type { OrderActivity } from './metrics/order-activity.ts'
import type { RefusalCount } from './metrics/refusal-counts.ts'
import type { LoyaltyFacade } from './offers/loyalty.ts'
import type { StaffOffersFacade } from './offers/staff-offers.ts'
import type { UpsellsFacade } from './offers/upsells.ts'
import type { GuessesFacade } from './ordering/guesses.ts'
import type { OrderHistoryFacade } from './ordering/order-history.ts'
import type { OrderingFacade } from './ordering/ordering-facade.ts'
import type { PromotionsFacade } from './ordering/promotions.ts'
import type { WebhookOutcome } from './payment/receive-webhooks.ts'
import type { AnswerPrinter } from './printing/answer-printer.ts'
import type { PrintersFacade } from './printing/printers.ts'
import type { WaitingKind } from './queue/count-waiting-jobs.ts'
import type { ReconciliationStatus } from './reconciliation/reconciliation-status.ts'
import type { ReportsFacade } from './report/reports.ts'
import type { OwnDataFacade } from './retention/own-data.ts'
import type { SchedulesFacade } from './scheduling/schedules.ts'
import type { SavedCartsFacade } from './sharing/saved-carts.ts'
import type { ApiKeysFacade } from './staff/api-keys.ts'
import type { AttendedLocation } from './staff/attended-locations.ts'
import type { AuditLogFacade } from './staff/audit-log.ts'
import type { PairedDevicesFacade } from './staff/paired-devices.ts'
import type { SecondFactorFacade } from './staff/second-factor.ts'
import type { StaffFacade } from './staff/staff-facade.ts'
import type { TableSignsFacade } from './staff/table-signs.ts'
import type { TeamFacade } from './staff/team.ts'
import type { JobKind } from './store/rows/job-kind.ts'
import type { TodayFacade } from './today/today.ts'

/** The order server as the HTTP layer sees it. Refusals are lefts; outcomes such as an unknown order are data. */
export interface OrderServer {
  /** What is served now. Publishing changes it. */
  readonly brands: ReadonlyMap<string, Brand>
  readonly brandPublications: BrandPublicationsFacade
  /** Bytes of a picture that a version of the brand has. */
  readonly picture: (brandId: string, hash: string) => Promise<Buffer | undefined>
  readonly locations: LocationsFacade
  readonly addresses: AddressesFacade
  readonly menus: MenusFacade
  readonly upsells: UpsellsFacade
  readonly tables: TablesFacade
  readonly schedules: SchedulesFacade
  readonly ordering: OrderingFacade
  readonly history: OrderHistoryFacade
  readonly deliveries: DeliveriesFacade
  readonly accounts: AccountsFacade
  readonly ownData: OwnDataFacade
  readonly cards: CardsFacade
  readonly savedCarts: SavedCartsFacade
  readonly promotions: PromotionsFacade
  readonly loyalty: LoyaltyFacade
  readonly giftCards: GiftCardsFacade
  readonly staff: StaffFacade
  readonly secondFactor: SecondFactorFacade
  readonly team: TeamFacade
  readonly auditLog: AuditLogFacade
  readonly board: BoardFacade
  readonly watch: OrderWatchFacade
  readonly records: OrderRecordsFacade
  readonly availability: AvailabilityFacade
  readonly reports: ReportsFacade
  readonly today: TodayFacade
  readonly offers: StaffOffersFacade
  readonly pairedDevices: PairedDevicesFacade
  readonly apiKeys: ApiKeysFacade
  readonly tableSigns: TableSignsFacade
  readonly guesses: GuessesFacade
  readonly limits: LimitCounter
  readonly printers: PrintersFacade
  readonly answerPrinter: AnswerPrinter
  readonly devices: KnownDevices
  readonly human: HumanVerifier
  /** True if no text messages are sent at all. */
  readonly textReach: (brandId: string, number: string) => boolean
  /** Rules of the brand's country. */
  readonly phonesOf: (brandId: string) => PhoneRules
  /** A processor's webhook: a reason to look, never trusted. */
  readonly hearPost: (processor: string, brandId: string | undefined, post: Post) => Promise<WebhookOutcome>
  /** Why the server cannot take orders now, or undefined. */
  /** Brands without a menu that could be served. */
  readonly brandsLeftOut: readonly BrandLeftOut[]
  readonly unreadiness: () => Promise<string | undefined>
  /** Excludes dead jobs. */
  readonly jobsWaiting: () => Promise<ReadonlyMap<WaitingKind, number>>
  readonly deadJobs: () => Promise<ReadonlyMap<JobKind, number>>
  readonly failingJobs: () => Promise<readonly FailingJobs[]>
  readonly orderActivity: () => Promise<OrderActivity>
  /** Counts of this process. */
  readonly refusalCounts: () => readonly RefusalCount[]
  /** Locations whose orders reach a board or a till. */
  readonly attendedLocations: () => Promise<readonly AttendedLocation[]>
  readonly reconciliations: () => Promise<readonly ReconciliationStatus[]>
  /** Ends waits for another request's outcome. */
  readonly beginStop: () => void
  /** Finishes running work and closes the database. */
  readonly close: () => Promise<void>
}
