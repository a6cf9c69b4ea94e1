import styles from './skeleton.module.css'

/** Stands where something will come, in its shape. Never read out. */
export function Skeleton({ shape }: { readonly shape: 'line' | 'short' | 'block' | 'bar' }) {
  return (
    <div
      className={`${styles.skeleton} ${shape === 'short' ? `${styles.line} ${styles.short}` : styles[shape]}`}
      aria-hidden="true"
    />
  )
}
