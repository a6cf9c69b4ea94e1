import { useId } from 'react'
import { Button } from './button.tsx'
import styles from './question-dialog.module.css'
import { useModal } from './use-modal.ts'

export interface AlertDialogProps {
  readonly message: string
  readonly close: string
  readonly onClose: () => void
}

export function AlertDialog({ message, close, onClose }: AlertDialogProps) {
  const modal = useModal(onClose)
  const id = useId()
  return (
    <dialog {...modal} role="alertdialog" className={styles.dialog} aria-labelledby={id}>
      <div className={styles.inside}>
        <p id={id}>{message}</p>
        <Button wide onClick={onClose}>
          {close}
        </Button>
      </div>
    </dialog>
  )
}
