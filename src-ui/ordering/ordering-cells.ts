import type { PatronState } from '../../src-domain/account/session.ts'
import { noChecks, type OrderChecks } from '../../src-domain/checkout/order-checks.ts'
import { type AgainState, noAgain } from '../../src-domain/history/again-state.ts'
import { type LastOrders, noLastOrders } from '../../src-domain/history/last-orders.ts'
import { noStaleOrder, type StaleOrder } from '../../src-domain/history/stale-order.ts'
import { type MoveState, noMove } from '../../src-domain/location/ask-before-move.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { type LocationChooser, newChooser } from '../../src-domain/location/location-chooser.ts'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import type { MenuState } from '../../src-domain/menu/menu-state.ts'
import { closed, type OpenSheet } from '../../src-domain/navigation/open-sheet.ts'
import type { PackingState } from '../../src-domain/packing/packing-state.ts'
import { noSchedule, type ScheduleState } from '../../src-domain/scheduling/choose-time.ts'
import { type LinkState, noLink } from '../../src-domain/sharing/link-state.ts'
import { noSharedCart, type SharedCartState } from '../../src-domain/sharing/shared-cart-state.ts'
import { noUpsells, type UpsellState } from '../../src-domain/upsell/fetch-upsells.ts'
import type { Toast } from '../design/toasts.tsx'
import { noNotice, type UnavailableNotice } from '../design/unavailable-notice.ts'
import { cell } from '../state/cell.ts'
import type { OrderingCells, OrderingFacts } from './ordering-app.ts'

/**
 * Cells of the ordering chunk. The page passes its own, because it restores and stores the order before the chunk
 * loads.
 */
export function orderingCells(
  ofPage: Pick<OrderingCells, 'order' | 'online' | 'delivery'>,
  facts: OrderingFacts,
): OrderingCells & { readonly facts: OrderingFacts } {
  return {
    order: ofPage.order,
    online: ofPage.online,
    delivery: ofPage.delivery,
    menu: cell<MenuState>({ _tag: 'Loading' }),
    patron: cell<PatronState>({}),
    sheet: cell<OpenSheet>(closed),
    upsells: cell<UpsellState>(noUpsells),
    packing: cell<PackingState>({ menu: emptyMenu, isLoading: false }),
    location: cell<{ readonly location?: Location }>({}),
    sharedCart: cell<SharedCartState>(noSharedCart),
    link: cell<LinkState>(noLink),
    schedule: cell<ScheduleState>(noSchedule),
    chooser: cell<LocationChooser>(newChooser),
    move: cell<MoveState>(noMove),
    checks: cell<OrderChecks>(noChecks),
    lastOrders: cell<LastOrders>(noLastOrders),
    again: cell<AgainState>(noAgain),
    putAway: cell<StaleOrder>(noStaleOrder),
    toasts: cell<readonly Toast[]>([]),
    alert: cell<UnavailableNotice>(noNotice),
    facts,
  }
}
