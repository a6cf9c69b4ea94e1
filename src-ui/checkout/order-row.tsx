import type { ReactNode } from 'react'
import { Icon, type IconName } from '../design/icon.tsx'
import styles from './order-row.module.css'

/** Row of the standard layout (CHK-02). */
export function Row({ icon, title, children, end, below }: RowProps) {
  return (
    <section className={styles.row}>
      <Icon name={icon} />
      <div className={styles.main}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
      {below === undefined ? null : <div className={styles.below}>{below}</div>}
    </section>
  )
}

interface RowProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
  readonly end?: ReactNode
  readonly below?: ReactNode
}
