import { type MouseEvent, useEffect, useId, useRef } from 'react'
import styles from './alert.module.css'
import { Icon } from './icon.tsx'

export interface WrongField<N extends string> {
  readonly name: N
  readonly id: string
}

export interface FormSummaryProps<N extends string> {
  readonly title: string
  /** Invalid fields; empty if only one was invalid, because that field takes the focus. */
  readonly wrong: readonly WrongField<N>[]
  readonly labels: Readonly<Record<N, string>>
  /** Each invalid submit focuses the summary. */
  readonly turn: number
}

export function FormSummary<N extends string>({ title, wrong, labels, turn }: FormSummaryProps<N>) {
  const box = useRef<HTMLDivElement>(null)
  const titled = useId()
  useEffect(() => {
    if (turn > 0) box.current?.focus()
  }, [turn])
  if (wrong.length === 0) return null
  const go = (event: MouseEvent, id: string) => {
    // Following the link would add a history entry.
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to contain the fields
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
