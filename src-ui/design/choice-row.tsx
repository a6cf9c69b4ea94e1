import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import styles from './choice-row.module.css'
import mark from './mark.module.css'

export interface ChoiceRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly kind: 'radio' | 'checkbox'
  readonly label: ReactNode
  /** A second line: what it is, or why it cannot be chosen now. */
  readonly note?: ReactNode
  /** At the far end: a price. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One choice of a fieldset, the whole row being its target. */
export function ChoiceRow({ kind, label, note, end, ...rest }: ChoiceRowProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <input {...rest} type={kind} className={mark.mark} aria-describedby={note === undefined ? undefined : id} />
      <span className={styles.text}>
        {label}
        {note === undefined ? null : (
          <span className={styles.note} id={id}>
            {note}
          </span>
        )}
      </span>
      {end === undefined ? null : <span className={styles.end}>{end}</span>}
    </label>
  )
}
