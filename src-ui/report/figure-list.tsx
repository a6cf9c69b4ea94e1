import { useId } from 'react'
import styles from './figures.module.css'

export interface Figure {
  readonly name: string
  readonly value: string
  readonly isTotal?: boolean
}

export interface FigureListProps {
  readonly title: string
  readonly figures: readonly Figure[]
}

/** Named figures, one a line. */
export function FigureList({ title, figures }: FigureListProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.list}>
        {figures.map(({ name, value, isTotal }) => (
          <div key={name} className={isTotal === true ? `${styles.line} ${styles.total}` : styles.line}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
