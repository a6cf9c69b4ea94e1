import { useWords } from '../messages/words-context.tsx'
import styles from './rewards-header.module.css'

/** Benefits of an account, for guests (LOYAL-23). */
export function RewardsHeader({ name }: { readonly name: string }) {
  const words = useWords('profile')
  return (
    <div className={styles.header}>
      <p className={styles.title}>{words.rewardsTitle({ name })}</p>
      <p className={styles.lead}>{words.rewardsLead}</p>
    </div>
  )
}
