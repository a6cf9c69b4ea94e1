import { useEffect, useRef } from 'react'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'

export interface AccountCreatedProps {
  readonly name: string
  readonly onConfirm: () => void
}

/** Success message after sign-up (ACCT-25, ACCT-42). */
export function AccountCreated({ name, onConfirm }: AccountCreatedProps) {
  const words = useWords('account')
  const header = useRef<HTMLParagraphElement>(null)
  // Lets screen readers announce the result.
  useEffect(() => queueMicrotask(() => header.current?.focus({ preventScroll: true })), [])
  return (
    <div className={styles.done}>
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <p ref={header} tabIndex={-1} className={styles.header}>
        {words.confirmationHeader({ name })}
      </p>
      <p className={styles.lead}>{words.confirmationLead}</p>
      <Button wide onClick={onConfirm}>
        {words.goOn}
      </Button>
    </div>
  )
}
