import { useEffect, useState } from 'react'
import type { LastOrder } from '../../src-domain/history/last-orders.ts'
import { wallTimeOfOrder } from '../../src-domain/history/wall-time-of-order.ts'
import { Icon } from '../design/icon.tsx'
import { Money } from '../design/money.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { again as english } from '../messages/again.en.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { history as englishHistory } from '../messages/history.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { browserZone } from '../scheduling/browser-zone.ts'
import { useStateOf } from '../state/use-state-of.ts'
import rows from './history.module.css'
import { dayOfOrderWords, dishesWords } from './past-order-words.ts'
import styles from './reorder.module.css'
import { ReorderPart } from './reorder-part.tsx'

/** Recent orders at this menu, shown with today's prices before reordering (PROF-17). */
export function LastOrdersSheet() {
  const { cells, actions } = useOrdering()
  const { locale, texts } = cells.facts
  const common = useWords('common')
  const words = withBrandTexts('again', english, texts, locale)
  const orders = useStateOf(cells.lastOrders, (now) => now.orders)
  const isAsking = useStateOf(cells.again, ({ _tag }) => _tag === 'Asking')
  const [asked, setAsked] = useState<LastOrder>()
  const { ask, take, close } = actions.again
  useEffect(() => close, [close])
  const askFor = (order: LastOrder) => {
    setAsked(order)
    ask(order)
  }
  return (
    <>
      <Sheet title={words.title} closeLabel={common.close} onClose={actions.back}>
        <div className={styles.plan}>
          {orders === undefined ? (
            <div aria-busy="true">
              <Skeleton shape="bar" />
            </div>
          ) : (
            <>
              <p>{orders.length === 0 ? words.none : words.which}</p>
              <ul className={rows.orders}>
                {orders.map((order) => (
                  <li key={order.id}>
                    <Row order={order} isBusy={isAsking && asked === order} onAsk={askFor} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Sheet>
      <ReorderPart
        again={cells.again}
        {...{ locale, texts }}
        onTake={take}
        onRetry={() => asked !== undefined && ask(asked)}
        onClose={close}
      />
    </>
  )
}

interface RowProps {
  readonly order: LastOrder
  readonly isBusy: boolean
  readonly onAsk: (order: LastOrder) => void
}

function Row({ order, isBusy, onAsk }: RowProps) {
  const { locale, texts } = useOrdering().cells.facts
  const common = useWords('common')
  const words = withBrandTexts('history', englishHistory, texts, locale)
  const lang = useContentLanguage()
  const { before, createdAt, timeZone } = order
  const wall = wallTimeOfOrder({ createdAt, location: { timeZone } }, browserZone())
  return (
    <button
      type="button"
      className={`${rows.order} ${styles.press}`}
      aria-busy={isBusy || undefined}
      onClick={() => onAsk(order)}
    >
      <span className={rows.main}>
        <strong className={rows.dishes} lang={lang}>
          {dishesWords(
            words,
            before.lines.map(({ name }) => name),
          )}
        </strong>{' '}
        <span className={rows.facts}>
          {common.diningOption[before.diningOption]} · {dayOfOrderWords(words, wall)}
        </span>{' '}
      </span>
      <strong>
        <Money amount={order.total} />
      </strong>
      <Icon name="forward" small />
    </button>
  )
}
