import { useEffect } from 'react'
import type { OrderHistory } from '../../src-domain/history/order-history.ts'
import { profileAddress } from '../../src-domain/navigation/account-addresses.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountScreen } from './account-screen.tsx'
import styles from './history.module.css'
import { HistoryList } from './history-list.tsx'

/** All that a patron has ordered (PROF-11). */
export function HistoryPage() {
  const words = useWords('history')
  const { cells, actions } = useAccount()
  const history = useStateOf(cells.history, (now) => now)
  useEffect(() => actions.history.fetch(), [actions])
  return (
    <AccountScreen title={words.title} back={profileAddress}>
      <History history={history} />
      {history._tag === 'Known' ? <Older history={history} /> : null}
    </AccountScreen>
  )
}

function History({ history }: { readonly history: OrderHistory }) {
  const words = useWords('history')
  switch (history._tag) {
    case 'Idle':
    case 'Fetching':
      return <Loading />
    case 'Failed':
      return <HistoryFailed />
    case 'Known':
      return history.orders.length === 0 ? <p>{words.none}</p> : <HistoryList orders={history.orders} level={2} />
  }
}

export function Loading() {
  return (
    <div role="status">
      {useWords('history').loading}
      <Skeleton shape="bar" />
    </div>
  )
}

export function HistoryFailed() {
  const words = useWords('history')
  const { actions } = useAccount()
  return (
    <Alert kind="danger">
      <p>{words.failed}</p>
      <Button onClick={actions.history.fetch}>{useWords('common').retry}</Button>
    </Alert>
  )
}

/** What lies before the orders that are listed. */
function Older({ history }: { readonly history: Extract<OrderHistory, { readonly _tag: 'Known' }> }) {
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
