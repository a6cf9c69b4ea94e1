import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'

export interface ShowPasswordProps {
  readonly isShown: boolean
  readonly onChange: (isShown: boolean) => void
}

/** So that who chooses a password sees what they chose. */
export function ShowPassword({ isShown, onChange }: ShowPasswordProps) {
  const words = useWords('account')
  return (
    <label className={styles.show}>
      <input type="checkbox" checked={isShown} onChange={(event) => onChange(event.currentTarget.checked)} />
      {words.showPassword}
    </label>
  )
}
