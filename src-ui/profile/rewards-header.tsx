import { useWords } from '../messages/words-context.tsx'
import styles from './rewards-header.module.css'

/** Why an account is worth having, until there is one (LOYAL-23). */
export function RewardsHeader({ name }: { readonly name: string }) {
  const words = useWords('profile')
  return (
    <div className={styles.header}>
      <p className={styles.title}>{words.rewardsTitle({ name })}</p>
      <p className={styles.lead}>{words.rewardsLead}</p>
    </div>
  )
}
