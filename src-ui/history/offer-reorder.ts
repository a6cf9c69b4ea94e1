import type { LastOrders } from '../../src-domain/history/last-orders.ts'
import { buttonClass } from '../design/button.tsx'
import type { WatchableCell } from '../state/cell.ts'
import styles from './reorder.module.css'

/**
 * Adds the button for recent orders to the server-rendered menu, beside the search, which shrinks, so that nothing else
 * moves (PROF-17).
 */
export function offerReorder(
  page: Document,
  lastOrders: WatchableCell<LastOrders>,
  title: string,
  open: () => void,
): void {
  const button = page.createElement('button')
  button.type = 'button'
  button.className = `${buttonClass('secondary')} ${styles.offer}`
  button.textContent = title
  button.addEventListener('click', open)
  lastOrders.changes.subscribe(({ orders = [] }) => {
    if (orders.length === 0) button.remove()
    else page.querySelector('#search')?.parentElement?.after(button)
  })
}
