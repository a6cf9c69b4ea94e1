import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { OrderScreen } from '../../src-domain/checkout/flow-position.ts'
import type { AgainState } from '../../src-domain/history/again-state.ts'
import type { ImpactWidget } from '../../src-domain/impact/impact-widget.ts'
import type { MapDrawer } from '../../src-domain/location/delivery-map.ts'
import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import type { TicketState } from '../../src-domain/ordering/ticket-state.ts'
import type { TrackingWatch } from '../../src-domain/ordering/tracking-watch.ts'
import type { UnavailableNotice } from '../design/unavailable-notice.ts'
import type { BrandTexts } from '../messages/wording.ts'
import type { WatchableCell } from '../state/cell.ts'
import type { GuestDataActions } from './guest-data-props.ts'

export interface OrderRootProps {
  readonly brand: Brand
  readonly locale: Locale
  readonly ticket: WatchableCell<TicketState>
  readonly tracking: WatchableCell<TrackingWatch>
  /** Absent: the shop draws its own map. */
  readonly drawer?: MapDrawer | undefined
  /** Before the order's own screen, what comes in between (CHK-58). */
  readonly screen: WatchableCell<OrderScreen>
  readonly onNonprofit: (ticket: Ticket, nonprofit: string) => void
  readonly onSkip: () => void
  /** The charity's own; absent: the shop draws the choice itself. */
  readonly widget?: ImpactWidget | undefined
  readonly onRetry: () => void
  /** Draws the brand's loading animation in a place of ours; absent: it has none. */
  readonly loader?: ((host: Element) => void) | undefined
  /** Where the guest of this order, in the tab that ordered, opens an account; nothing for anybody else. */
  readonly accountFor: (ticket: Ticket) => string | undefined
  readonly texts: BrandTexts
  readonly again: WatchableCell<AgainState>
  /** Fills this device's cart with what that order had, once what changed since has been seen. */
  readonly onAgain: {
    readonly orderTicket: (ticket: Ticket) => void
    readonly take: () => void
    readonly close: () => void
  }
  /** Copies the order's link, where the page's address is none. */
  readonly onCopyLink?: (() => Promise<boolean>) | undefined
  /** What is held on the guest of this order; asked for by its token alone. */
  readonly guestData: GuestDataActions
  readonly online: WatchableCell<boolean>
  /** What a 503 said, over whatever is open (SHELL-34). */
  readonly alert: WatchableCell<UnavailableNotice>
  readonly report: (reason: unknown) => void
}
