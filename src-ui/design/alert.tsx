import type { ReactNode, Ref } from 'react'
import styles from './alert.module.css'
import { Icon } from './icon.tsx'

export interface AlertProps {
  readonly kind?: 'info' | 'danger' | 'success'
  readonly title?: string
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** Alert box; screen readers announce a danger at once. */
export function Alert({ kind = 'info', title, children, ref }: AlertProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      className={`${styles.alert} ${kind === 'info' ? '' : styles[kind]}`}
      role={kind === 'danger' ? 'alert' : undefined}
    >
      <Icon name={kind === 'danger' ? 'alert' : kind === 'success' ? 'check' : 'info'} />
      <div>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
