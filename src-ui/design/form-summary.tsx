import { type MouseEvent, useEffect, useId, useRef } from 'react'
import styles from './alert.module.css'
import { Icon } from './icon.tsx'

/** A field that was wrong when its form was sent, by the id of its element. */
export interface WrongField<N extends string> {
  readonly name: N
  readonly id: string
}

export interface FormSummaryProps<N extends string> {
  readonly title: string
  /** Those that are still wrong; none where one field alone was, for that has the focus itself. */
  readonly wrong: readonly WrongField<N>[]
  readonly labels: Readonly<Record<N, string>>
  /** How often the form was sent with something wrong: each time the summary takes the focus. */
  readonly turn: number
}

/**
 * Above a form of which more than one field is wrong: which they are, each a link to it. What is wrong with each stands
 * at the field, and is told with its link as well.
 */
export function FormSummary<N extends string>({ title, wrong, labels, turn }: FormSummaryProps<N>) {
  const box = useRef<HTMLDivElement>(null)
  const titled = useId()
  useEffect(() => {
    if (turn > 0) box.current?.focus()
  }, [turn])
  if (wrong.length === 0) return null
  const go = (event: MouseEvent, id: string) => {
    // Its address would be a page of its own to whoever reads the history.
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, and this is about them
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={titled} className={`${styles.alert} ${styles.danger}`}>
      <Icon name="alert" />
      <div>
        <p id={titled} className={styles.title}>
          {title}
        </p>
        <ul className={styles.links}>
          {wrong.map(({ name, id }) => (
            <li key={name}>
              <a href={`#${id}`} aria-describedby={`${id}-error`} onClick={(event) => go(event, id)}>
                {labels[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
