import { useWords } from '../messages/words-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './offline-bar.module.css'

export function OfflineBar({ online }: { readonly online: WatchableCell<boolean> }) {
  const { offline } = useWords('common')
  const isOnline = useStateOf(online, (now) => now)
  return isOnline ? null : (
    <p className={styles.offline} role="alert">
      {offline}
    </p>
  )
}
