import styles from './skeleton.module.css'

/** Hidden from screen readers. */
export function Skeleton({ shape }: { readonly shape: 'line' | 'short' | 'block' | 'bar' }) {
  return (
    <div
      className={`${styles.skeleton} ${shape === 'short' ? `${styles.line} ${styles.short}` : styles[shape]}`}
      aria-hidden="true"
    />
  )
}
