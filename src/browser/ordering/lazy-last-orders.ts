import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import type { LastOrderActions } from '../../../src-ui/ordering/ordering-app.ts'
import { fetchOnce } from '../document/fetch-once.ts'
import { loadOnceOnline } from '../document/load-once-online.ts'
import type { LastOrdersNeeds } from './last-orders.ts'

/** Fetches the last orders only for a patron, or for a guest who has ordered in this tab. */
export function lazyLastOrders(needs: LastOrdersNeeds): LastOrderActions {
  const { cells, tab } = needs
  const part = fetchOnce(() => import('./last-orders.ts').then(({ lastOrders }) => lastOrders(needs)))
  const fail = () => cells.again.update(() => ({ _tag: 'Failed' }))
  const hasOrdered = tab.read(sessionKeys.ticket) !== undefined
  cells.patron.changes.subscribe(({ patron }) => {
    if (patron !== undefined || hasOrdered) void loadOnceOnline(part, window)
  })
  return {
    ask: ({ before }) => void part().then(({ ask }) => ask(before), fail),
    take: () => void part().then(({ take }) => take(), fail),
    close: () => cells.again.update(() => ({ _tag: 'Idle' })),
  }
}
