import type { ReactNode } from 'react'
import type { OrderHistory } from '../../src-domain/history/order-history.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useAccount } from './account-app.ts'

type Orders = Extract<OrderHistory, { readonly _tag: 'Known' }>['orders']

export interface HistoryContentProps {
  readonly history: OrderHistory
  readonly children: (orders: Orders) => ReactNode
}

export function HistoryContent({ history, children }: HistoryContentProps) {
  const words = useWords('history')
  switch (history._tag) {
    case 'Idle':
    case 'Fetching':
      return (
        <div role="status">
          {words.loading}
          <Skeleton shape="bar" />
        </div>
      )
    case 'Failed':
      return <HistoryFailed />
    case 'Known':
      return history.orders.length === 0 ? <p>{words.none}</p> : children(history.orders)
  }
}

function HistoryFailed() {
  const words = useWords('history')
  const { actions } = useAccount()
  return (
    <Alert kind="danger">
      <p>{words.failed}</p>
      <Button onClick={actions.history.fetch}>{useWords('common').retry}</Button>
    </Alert>
  )
}
