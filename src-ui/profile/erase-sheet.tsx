import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './profile-page.module.css'

export interface EraseSheetProps {
  readonly isGone: boolean
  readonly onClose: () => void
  readonly onErase: () => Promise<void>
  readonly onLeave: () => void
}

/** Explains the effects of deleting the account, then deletes it. */
export function EraseSheet({ isGone, onClose, onErase, onLeave }: EraseSheetProps) {
  const words = useWords('ownData')
  const common = useWords('common')
  const [isSending, setSending] = useState(false)
  const erase = async () => {
    if (isSending) return
    setSending(true)
    await onErase()
    setSending(false)
  }
  return (
    <Sheet
      title={isGone ? words.gone : words.ask}
      closeLabel={common.close}
      onClose={isGone ? onLeave : onClose}
      footer={
        isGone ? (
          <Button wide onClick={onLeave}>
            {words.leave}
          </Button>
        ) : (
          <div className={styles.answers}>
            <Button kind="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button busy={isSending} onClick={() => void erase()}>
              {words.erase}
            </Button>
          </div>
        )
      }
    >
      {isGone ? (
        <p className={styles.lead} role="status">
          {words.goneLead}
        </p>
      ) : (
        <div className={`${styles.lead} ${styles.form}`}>
          <p>{words.goes}</p>
          <p>{words.stays}</p>
          <p>{words.final}</p>
        </div>
      )}
    </Sheet>
  )
}
