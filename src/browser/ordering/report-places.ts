import { combineLatest } from 'rxjs'
import { eventsOfPlace } from '../../../src-domain/analytics/events-of-flow.ts'
import { emptyMenu } from '../../../src-domain/menu/menu.ts'
import type { OrderingCells, OrderingPlace } from '../../../src-ui/cart/ordering-app.ts'
import type { Report } from '../analytics/analytics.ts'

/** Tells what customers open. A dish that was tapped before the menu is there is told when its name is known. */
export const reportPlaces = ({ place, menu }: Pick<OrderingCells, 'place' | 'menu'>, report: Report): void => {
  let told: OrderingPlace = place.current()
  combineLatest([place.changes, menu.changes]).subscribe(([now, state]) => {
    if (now === told || (now._tag === 'Item' && state._tag === 'Loading')) return
    const before = told
    told = now
    report(eventsOfPlace(before, now, state._tag === 'Ready' ? state.menu : emptyMenu))
  })
}
