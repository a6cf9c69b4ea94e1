import { useId } from 'react'
import { Link } from 'react-router-dom'
import { type DayOfOrders, ordersByDay } from '../../src-domain/history/orders-by-day.ts'
import { pastOrderAddress } from '../../src-domain/navigation/account-addresses.ts'
import type { PastOrder } from '../../src-domain/ticket/past-order.ts'
import { Icon } from '../design/icon.tsx'
import { Money } from '../design/money.tsx'
import styles from '../history/history.module.css'
import { dayOfOrderWords } from '../history/past-order-words.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { browserZone } from '../scheduling/browser-zone.ts'
import { pastOrderRow } from './past-order-view.ts'

export interface HistoryListProps {
  readonly orders: readonly PastOrder[]
  readonly level: 2 | 3
}

/** Past orders by day (PROF-11, PROF-13), each linked to its receipt. */
export function HistoryList({ orders, level }: HistoryListProps) {
  return (
    <div className={styles.days}>
      {ordersByDay(orders, browserZone()).map((day) => (
        <Day key={day.orders[0]?.id} day={day} level={level} />
      ))}
    </div>
  )
}

function Day({ day, level }: { readonly day: DayOfOrders } & Pick<HistoryListProps, 'level'>) {
  const words = useWords('history')
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.day} aria-labelledby={id}>
      <Heading id={id} className={styles.date}>
        {dayOfOrderWords(words, day.date)}
      </Heading>
      <ul className={styles.orders}>
        {day.orders.map((order) => (
          <li key={order.id}>
            <Row order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ order }: { readonly order: PastOrder }) {
  const history = useWords('history')
  const common = useWords('common')
  const lang = useContentLanguage()
  const clock = useWords('clock')
  const row = pastOrderRow(order, { history, common, clock }, browserZone())
  return (
    <Link className={styles.order} to={pastOrderAddress(order.id)}>
      <span className={styles.main}>
        <strong lang={lang}>{order.location.name}</strong>{' '}
        <span className={styles.dishes} lang={lang}>
          {row.dishes}
        </span>{' '}
        <span className={styles.facts}>{row.facts}</span>{' '}
        {row.notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </span>
      <strong>
        <Money amount={order.finalAmount} />
      </strong>
      <Icon name="forward" small />
    </Link>
  )
}
