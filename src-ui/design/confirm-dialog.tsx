import { useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'

export interface ConfirmDialogProps {
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** A question before something that cannot be taken back (SHELL-21). Escape is a no, and so is a tap beside it. */
export const ConfirmDialog = ({ question, yes, no, onYes, onNo }: ConfirmDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const before = document.activeElement
    element.showModal()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the mask is for the pointer; the keyboard has Escape and the buttons
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onNo()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onNo()
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
