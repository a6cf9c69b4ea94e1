import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import styles from './choice-row.module.css'
import mark from './mark.module.css'

export interface ChoiceRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly kind: 'radio' | 'checkbox'
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** Row of a choice, all of which can be tapped. */
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
