import { type AskWhoDeliversPorts, askWhoDelivers } from '../../src-domain/location/ask-who-delivers.ts'
import type { MenuController } from '../menu/menu-controller.ts'
import type { OrderingCells } from '../ordering/ordering-app.ts'

export interface SheetDataPorts extends Omit<AskWhoDeliversPorts, 'order' | 'around'> {
  readonly cells: Pick<OrderingCells, 'order' | 'sheet' | 'online' | 'delivery'>
  readonly menu: Pick<MenuController, 'retry' | 'steps'>
}

/**
 * Fetches the data of a sheet when it opens, and delivery terms when an open cart becomes visible again. Retries failed
 * fetches once online.
 */
export function fetchSheetData({ cells, menu: { retry, steps }, ...ports }: SheetDataPorts): void {
  const fetchDelivering = askWhoDelivers({ ...ports, order: cells.order, around: cells.delivery })
  const answerSheet = () => {
    const now = cells.sheet.current()
    if (now._tag !== 'Closed') void retry()
    if (now._tag === 'Cart' || now._tag === 'Table') void steps.prepare()
    if (now._tag === 'Cart') void fetchDelivering('unanswered')
  }
  cells.order.changes.subscribe(() => void fetchDelivering())
  cells.sheet.changes.subscribe(answerSheet)
  document.addEventListener('visibilitychange', () => {
    const isCartShown = document.visibilityState === 'visible' && cells.sheet.current()._tag === 'Cart'
    if (isCartShown && cells.online.current()) void fetchDelivering('anew')
  })
  cells.online.changes.subscribe((isOnline) => {
    if (!isOnline) return
    void retry()
    answerSheet()
    void fetchDelivering('unanswered')
  })
}
