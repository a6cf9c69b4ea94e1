import styles from './order-lines.module.css'
import { OrderNote } from './order-note.tsx'
import type { OrderWords } from './order-words.ts'

/** Items to make: lines with their choices and notes, then the note on the order. */
export function OrderLines({ lines, note }: Pick<OrderWords, 'lines' | 'note'>) {
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a placed order never move
          <li key={at}>
            <p className={styles.name}>{line.name}</p>
            {line.choices.length === 0 ? null : <p className={styles.choices}>{line.choices.join(', ')}</p>}
            <OrderNote note={line.note} />
          </li>
        ))}
      </ul>
      <OrderNote note={note} />
    </>
  )
}
