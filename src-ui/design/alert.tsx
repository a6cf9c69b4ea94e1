import type { ReactNode, Ref } from 'react'
import styles from './alert.module.css'
import { Icon } from './icon.tsx'

export interface AlertProps {
  readonly kind?: 'info' | 'danger' | 'success'
  readonly title?: string
  readonly children?: ReactNode
  /** So that an error summary can take the focus. */
  readonly ref?: Ref<HTMLDivElement>
}

/** Something to know. A danger is read out at once; the rest when the reader gets there. */
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
