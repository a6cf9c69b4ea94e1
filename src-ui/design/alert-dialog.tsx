import { useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'

export interface AlertDialogProps {
  readonly message: string
  readonly close: string
  readonly onClose: () => void
}

/** A message that has to be seen, over whatever is open. */
export const AlertDialog = ({ message, close, onClose }: AlertDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.inside}>
        <p id={id}>{message}</p>
        <Button wide onClick={onClose}>
          {close}
        </Button>
      </div>
    </dialog>
  )
}
