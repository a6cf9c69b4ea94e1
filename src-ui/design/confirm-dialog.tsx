import { useId } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { useModal } from './use-modal.ts'

export interface ConfirmDialogProps {
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** A question before something that cannot be taken back (SHELL-21). Escape is a no, and so is a tap beside it. */
export function ConfirmDialog({ question, yes, no, onYes, onNo }: ConfirmDialogProps) {
  const modal = useModal(onNo)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the mask is for the pointer; the keyboard has Escape and the buttons
    <dialog
      {...modal}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={id}
      onClick={(event) => {
        if (event.target === event.currentTarget) onNo()
      }}
    >
      <div className={styles.inside}>
        <h2 id={id} className={styles.question}>
          {question}
        </h2>
        <div className={styles.answers}>
          <Button kind="secondary" onClick={onNo}>
            {no}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </div>
      </div>
    </dialog>
  )
}
