import { useEffect } from 'react'
import type { OrderHistory } from '../../src-domain/history/order-history.ts'
import { profileAddress } from '../../src-domain/navigation/account-addresses.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import styles from '../history/history.module.css'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountScreen } from './account-screen.tsx'
import { HistoryContent } from './history-content.tsx'
import { HistoryList } from './history-list.tsx'

/** Order history (PROF-11). */
export function HistoryPage() {
  const words = useWords('history')
  const { cells, actions } = useAccount()
  const history = useStateOf(cells.history, (now) => now)
  useEffect(() => actions.history.fetch(), [actions])
  return (
    <AccountScreen title={words.title} back={profileAddress}>
      <HistoryContent history={history}>{(orders) => <HistoryList orders={orders} level={2} />}</HistoryContent>
      {history._tag === 'Known' ? <OlderOrders history={history} /> : null}
    </AccountScreen>
  )
}

function OlderOrders({ history }: { readonly history: Extract<OrderHistory, { readonly _tag: 'Known' }> }) {
  const words = useWords('history')
  const { actions } = useAccount()
  return (
    <>
      <p role="status" className={styles.status}>
        {history.older === 'Fetching' ? words.loading : ''}
      </p>
      {history.older === 'Failed' ? <Alert kind="danger">{words.olderFailed}</Alert> : null}
      {history.older === 'None' ? null : (
        <Button kind="secondary" busy={history.older === 'Fetching'} onClick={actions.history.fetchOlder}>
          {words.older}
        </Button>
      )}
    </>
  )
}
