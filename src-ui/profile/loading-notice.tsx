import { Skeleton } from '../design/skeleton.tsx'
import styles from './account-root.module.css'

export function LoadingNotice({ children }: { readonly children: string }) {
  return (
    <div className={styles.looking}>
      <p role="status">{children}</p>
      <Skeleton shape="short" />
      <Skeleton shape="bar" />
      <Skeleton shape="block" />
    </div>
  )
}
