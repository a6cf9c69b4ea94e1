import { AllergenText } from '../menu/allergen-text.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './order-lines.module.css'
import { OrderNote } from './order-note.tsx'
import type { OrderWords } from './order-words.ts'

export interface OrderLinesProps extends Pick<OrderWords, 'lines' | 'note'> {
  /** The cards of the board leave allergens out, so that a busy column stays short. */
  readonly showsAllergens?: boolean
}

/** Items to make: lines with their choices and notes, then the note on the order. */
export function OrderLines({ lines, note, showsAllergens = false }: OrderLinesProps) {
  const { allergens } = useWords('staff')
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a placed order never move
          <li key={at}>
            <p className={styles.name}>{line.name}</p>
            {line.choices.length === 0 ? null : <p className={styles.choices}>{line.choices.join(', ')}</p>}
            {!showsAllergens || line.allergens === undefined ? null : (
              <AllergenText facts={line.allergens} words={allergens} className={styles.allergens} />
            )}
            <OrderNote note={line.note} />
          </li>
        ))}
      </ul>
      <OrderNote note={note} />
    </>
  )
}
