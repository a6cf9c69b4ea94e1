import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ordersAddress } from '../../src-domain/navigation/account-addresses.ts'
import { orderAddress } from '../../src-domain/navigation/order-addresses.ts'
import type { PastOrder } from '../../src-domain/ticket/past-order.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { CallRestaurant } from '../design/call-restaurant.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import styles from '../history/history.module.css'
import { ReorderPart } from '../history/reorder-part.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { Receipt } from '../order/receipt.tsx'
import { browserZone } from '../scheduling/browser-zone.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountScreen } from './account-screen.tsx'
import { numberOf, pastOrderView } from './past-order-view.ts'

/** Order of the history by the id in its address (PROF-11). */
export function PastOrderPage() {
  const words = useWords('history')
  const common = useWords('common')
  const { id = '' } = useParams()
  const { cells, actions } = useAccount()
  const shown = useStateOf(cells.pastOrder, (now) => now)
  useEffect(() => actions.history.show(id), [actions, id])
  switch (shown._tag) {
    case 'Known':
      return shown.order.id === id ? <PastOrderReceipt order={shown.order} /> : null
    case 'Unknown':
      return (
        <AccountScreen key={shown._tag} title={words.unknownTitle} back={ordersAddress}>
          <p role="alert">{words.unknownLead}</p>
          <CallRestaurant phone={cells.facts.brand} />
        </AccountScreen>
      )
    case 'Failed':
      return (
        <AccountScreen key={shown._tag} title={words.failedTitle} back={ordersAddress}>
          <p role="alert">{words.failedLead}</p>
          <Button onClick={() => actions.history.show(id)}>{common.retry}</Button>
        </AccountScreen>
      )
    case 'Idle':
    case 'Fetching':
      return (
        <AccountScreen key={shown._tag} title={words.title} back={ordersAddress}>
          <p role="status">{words.orderLoading}</p>
          <Skeleton shape="short" />
          <Skeleton shape="block" />
        </AccountScreen>
      )
  }
}

/** Receipt (PROF-16). */
function PastOrderReceipt({ order }: { readonly order: PastOrder }) {
  const history = useWords('history')
  const common = useWords('common')
  const receipt = useWords('order')
  const lang = useContentLanguage()
  const view = pastOrderView(order, { history, common, order: receipt }, browserZone())
  return (
    <AccountScreen key={order.id} title={history.orderTitle({ number: numberOf(order) })} back={ordersAddress}>
      <div className={styles.head}>
        <p className={styles.where} lang={lang}>
          {order.location.name}
        </p>
        <p>
          {view.way} · {view.placedAt}
        </p>
        {view.address === undefined ? null : (
          <p>
            {history.deliveredTo} {view.address}
          </p>
        )}
        {order.tableNumber === undefined ? null : <p>{history.table({ number: order.tableNumber })}</p>}
        {view.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <Receipt view={view.receipt} isFolded={false} />
      <ReorderButton order={order} />
      {order.token === undefined ? null : (
        <a className={buttonClass('quiet', true)} href={orderAddress(order.token)}>
          {history.openPage}
        </a>
      )}
    </AccountScreen>
  )
}

/** Reorders from the order's restaurant (PROF-17, LOC-18). */
function ReorderButton({ order }: { readonly order: PastOrder }) {
  const { cells, actions } = useAccount()
  const isAsking = useStateOf(cells.again, ({ _tag }) => _tag === 'Asking')
  const { locale, texts } = cells.facts
  const ask = () => actions.again.orderPast(order)
  return (
    <>
      <Button wide busy={isAsking} onClick={ask}>
        {useWords('order').orderAgain}
      </Button>
      <ReorderPart
        again={cells.again}
        {...{ locale, texts }}
        onTake={actions.again.take}
        onRetry={ask}
        onClose={actions.again.close}
      />
    </>
  )
}
