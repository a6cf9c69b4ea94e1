import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './order-search.module.css'
import type { BoardWords } from './order-words.ts'
import { dayTime, foundFacts } from './record-words.ts'
import type { SearchState } from './records-controller.ts'

export interface SearchSheetProps {
  readonly search: SearchState
  readonly words: BoardWords
  readonly now: Instant
  readonly onFind: (text: string) => void
  readonly onOpen: (orderId: string) => void
  readonly onClose: () => void
}

/** Most orders that one search returns. */
const most = 30

/** Orders that a search found, the latest first. */
export function SearchSheet({ search, words, now, onFind, onOpen, onClose }: SearchSheetProps) {
  const { records } = words.staff
  const common = useWords('common')
  const { text, found, problem } = search
  const count = found?.length ?? 0
  return (
    <Sheet title={records.search.title({ text })} closeLabel={common.close} onClose={onClose} tall>
      <div className={styles.results}>
        {problem === undefined ? (
          <p role="status">
            {found === undefined
              ? records.search.asking
              : count === 0
                ? records.search.nothing
                : count >= most
                  ? records.search.many({ count })
                  : records.search.found({ count })}
          </p>
        ) : (
          <div role="alert" className={styles.results}>
            <p>{records.problem[problem]}</p>
            <Button kind="secondary" onClick={() => onFind(text)}>
              {common.retry}
            </Button>
          </div>
        )}
        <ul className={styles.rows}>
          {found?.map((order) => (
            <li key={order.id} className={styles.row}>
              <Found order={order} words={words} now={now} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

interface FoundProps extends Pick<SearchSheetProps, 'words' | 'now' | 'onOpen'> {
  readonly order: BoardOrder
}

function Found({ order, words, now, onOpen }: FoundProps) {
  const { staff } = words
  const number = order.displayNumber
  return (
    <button type="button" className={styles.found} onClick={() => onOpen(order.id)}>
      <span className={styles.number}>
        <VisuallyHidden>{staff.orderNumber({ number })}</VisuallyHidden>
        <span aria-hidden="true">{number}</span>
      </span>
      <span className={styles.facts}>{foundFacts(words, order, now).join(' · ')}</span>
      <span className={styles.total}>{staff.price(order.total)}</span>
      <span className={styles.when}>{dayTime(words, order.scheduledAt ?? order.placedAt, now)}</span>
    </button>
  )
}
