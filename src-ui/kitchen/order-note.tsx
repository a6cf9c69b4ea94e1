import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './order-lines.module.css'
import type { ShownNote } from './order-words.ts'

/** Customer's note. An allergy is also named in words. */
export function OrderNote({ note }: { readonly note: ShownNote | undefined }) {
  const words = useWords('staff')
  if (note === undefined) return null
  return (
    <p className={note.isAllergy ? `${styles.note} ${styles.allergy}` : styles.note}>
      <strong className={styles.kind}>
        {note.isAllergy ? <Icon name="alert" small /> : null}
        {note.isAllergy ? words.allergy : words.note}
      </strong>{' '}
      {note.text}
    </p>
  )
}
