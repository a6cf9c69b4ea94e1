import { eventsOfSheet } from '../../../src-domain/analytics/events-of-flow.ts'
import { emptyMenu } from '../../../src-domain/menu/menu.ts'
import type { OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import type { OrderingCells } from '../../../src-ui/ordering/ordering-app.ts'
import type { Report } from '../analytics/begun.ts'

/** Tells what customers open. A dish that was tapped before the menu is there is told when its name is known. */
export function reportSheets(
  { sheet, menu, order }: Pick<OrderingCells, 'sheet' | 'menu' | 'order'>,
  report: Report,
): void {
  let told: OpenSheet = sheet.current()
  const look = () => {
    const [now, state] = [sheet.current(), menu.current()]
    if (now === told || (now._tag === 'Item' && state._tag === 'Loading')) return
    const before = told
    told = now
    const known = state._tag === 'Ready' ? state.menu : emptyMenu
    report(eventsOfSheet(before, now, known, order.current().items))
  }
  sheet.changes.subscribe(look)
  menu.changes.subscribe(look)
}
