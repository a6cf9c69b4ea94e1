import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'

/** Where every field of a form is required it is said once, and not beside each of them. */
export function AllRequired() {
  return <p className={styles.required}>{useWords('common').allRequired}</p>
}
