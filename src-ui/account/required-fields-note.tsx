import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'

export function RequiredFieldsNote() {
  return <p className={styles.required}>{useWords('common').allRequired}</p>
}
