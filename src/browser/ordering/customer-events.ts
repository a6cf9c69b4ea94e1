import { eventsOfPatron, userKnown } from '../../../src-domain/analytics/events-of-flow.ts'
import { eventsOfOrder } from '../../../src-domain/analytics/events-of-order.ts'
import { emptyMenu } from '../../../src-domain/menu/menu.ts'
import { reportedCell } from '../analytics/reported-cell.ts'
import { Port } from '../document/ports.ts'
import type { OrderingPage } from './ordering-page.ts'
import { reportPages } from './report-pages.ts'
import { reportSheets } from './report-sheets.ts'

/**
 * Order and patron as the customer changes them: what is done over these is told to the brand's analytics. What is
 * restored, reconciled or done in another tab goes past them.
 */
export function customerEvents({ cells, container }: OrderingPage) {
  const report = container.get(Port.report)
  const menuNow = () => {
    const state = cells.menu.current()
    return state._tag === 'Ready' ? state.menu : emptyMenu
  }
  let user: string | undefined
  cells.patron.changes.subscribe(({ patron }) => {
    if (patron?.id !== user) report([userKnown(patron)])
    user = patron?.id
  })
  reportSheets(cells, report)
  reportPages(cells.sheet, window.location, report)
  return {
    order: reportedCell(cells.order, (before, after) => report(eventsOfOrder(before, after, menuNow()))),
    patron: reportedCell(cells.patron, (before, after) => report(eventsOfPatron(before.patron, after.patron))),
  }
}
