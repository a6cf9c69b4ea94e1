import { pageViewed } from '../../../src-domain/analytics/page-view.ts'
import type { OrderingCells } from '../../../src-ui/ordering/ordering-app.ts'
import type { Report } from '../analytics/begun.ts'

/** ANA-12: a dish that is opened has an address of its own, and so has the menu behind it. */
export function reportPages(sheet: OrderingCells['sheet'], location: Pick<Location, 'pathname'>, report: Report): void {
  let path = location.pathname
  sheet.changes.subscribe(() => {
    if (location.pathname === path) return
    path = location.pathname
    report([pageViewed(path)])
  })
}
