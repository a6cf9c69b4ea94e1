import { Switch } from '../design/switch.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'

export interface ShowPasswordProps {
  readonly isShown: boolean
  readonly onChange: (isShown: boolean) => void
}

export function ShowPassword({ isShown, onChange }: ShowPasswordProps) {
  const { showPassword } = useWords('account')
  return (
    <div className={styles.show}>
      <Switch label={showPassword} isOn={isShown} onChange={onChange} />
    </div>
  )
}
