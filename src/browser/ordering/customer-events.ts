import { eventsOfPatron, eventsOfSheet, userKnown } from '../../../src-domain/analytics/events-of-flow.ts'
import { eventsOfOrder } from '../../../src-domain/analytics/events-of-order.ts'
import { pageViewed } from '../../../src-domain/analytics/page-view.ts'
import { emptyMenu } from '../../../src-domain/menu/menu.ts'
import type { OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import type { OrderingCells } from '../../../src-ui/ordering/ordering-app.ts'
import { reportedCell } from '../analytics/reported-cell.ts'
import type { Report } from '../analytics/start-analytics.ts'

/**
 * Cells of order and patron that report each change by the customer to the brand's analytics. Restoring, reconciling
 * and other tabs bypass them.
 */
export function customerEvents(cells: OrderingCells, report: Report) {
  let user: string | undefined
  cells.patron.changes.subscribe(({ patron }) => {
    if (patron?.id !== user) report([userKnown(patron)])
    user = patron?.id
  })
  reportSheets(cells, report)
  reportPages(cells.sheet, report)
  return {
    order: reportedCell(cells.order, (before, after) => report(eventsOfOrder(before, after, menuIn(cells)))),
    patron: reportedCell(cells.patron, (before, after) => report(eventsOfPatron(before.patron, after.patron))),
  }
}

function menuIn({ menu }: Pick<OrderingCells, 'menu'>) {
  const state = menu.current()
  return state._tag === 'Ready' ? state.menu : emptyMenu
}

/**
 * Reports the sheets that customers open. If the menu has not loaded, a tapped item is reported once its name is known.
 */
function reportSheets(cells: Pick<OrderingCells, 'sheet' | 'menu' | 'order'>, report: Report): void {
  const { sheet, menu, order } = cells
  let told: OpenSheet = sheet.current()
  const look = () => {
    const now = sheet.current()
    if (now === told || (now._tag === 'Item' && menu.current()._tag === 'Loading')) return
    const before = told
    told = now
    report(eventsOfSheet(before, now, menuIn(cells), order.current().items))
  }
  sheet.changes.subscribe(look)
  menu.changes.subscribe(look)
}

/** Reports page views: an open item and the menu behind it have separate addresses (ANA-12). */
function reportPages(sheet: OrderingCells['sheet'], report: Report): void {
  let path = window.location.pathname
  sheet.changes.subscribe(() => {
    if (window.location.pathname === path) return
    path = window.location.pathname
    report([pageViewed(path)])
  })
}
