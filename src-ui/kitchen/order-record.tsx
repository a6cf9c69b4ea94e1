import type { OrderRecord as Recorded } from '../../src-domain/kitchen/order-record.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './order-record.module.css'
import type { BoardWords } from './order-words.ts'
import type { RecordProblem } from './record-problem.ts'
import { amountWords, entryWords, paymentWords, refundWords } from './record-words.ts'

interface RecordProps {
  readonly record: Recorded
  readonly words: BoardWords
}

/** How the order was paid, and what was refunded. */
export function RecordPayment({ record, words }: RecordProps) {
  const { staff } = words
  const payment = paymentWords(words, record)
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{staff.records.payment}</h3>
      <dl className={styles.amounts}>
        {amountWords(words, record).map(({ label, price }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{price}</dd>
          </div>
        ))}
        {payment === undefined ? null : (
          <div className={styles.paid}>
            <dt>
              {payment.tender}
              {payment.state === undefined ? null : <span className={styles.state}>{payment.state}</span>}
            </dt>
            <dd>{payment.price}</dd>
          </div>
        )}
        {refundWords(words, record)
          .filter(({ isRefused }) => !isRefused)
          .map(({ text, price }) => (
            <div key={text} className={styles.refund}>
              <dt>{text}</dt>
              <dd>{price}</dd>
            </div>
          ))}
      </dl>
      {refundWords(words, record)
        .filter(({ isRefused }) => isRefused)
        .map(({ text }) => (
          <p key={text} role="alert" className={styles.refused}>
            <Icon name="alert" small />
            {text}
          </p>
        ))}
    </section>
  )
}

/** What happened to the order, when, and who did it. */
export function RecordHistory({ record, words, now }: RecordProps & { readonly now: Instant }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{words.staff.history}</h3>
      <ol className={styles.entries}>
        {record.entries.map((entry, at) => {
          const { text, when, said } = entryWords(words, entry, now)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added
            <li key={at}>
              <span>{text}</span>
              <span className={styles.when}>{when}</span>
              {said === undefined ? null : <q className={styles.said}>{said}</q>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

interface WaitingProps {
  readonly words: BoardWords
  readonly problem: RecordProblem | undefined
  readonly onRetry: () => void
}

/** In place of payment and history until the order server answers. */
export function RecordWaiting({ words: { staff }, problem, onRetry }: WaitingProps) {
  const { retry } = useWords('common')
  if (problem === undefined) return <p role="status">{staff.records.loading}</p>
  return (
    <div role="alert" className={styles.part}>
      <p>{staff.records.problem[problem]}</p>
      <Button kind="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
