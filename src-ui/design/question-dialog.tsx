import { type ReactNode, useId } from 'react'
import styles from './question-dialog.module.css'
import { useModal } from './use-modal.ts'

export interface QuestionDialogProps {
  readonly question: string
  /** What has to be known for an answer; it is read out with the question. */
  readonly children?: ReactNode
  /** Its buttons, the one that changes nothing first. */
  readonly answers: ReactNode
  /** Answers of many words lie one above the other. */
  readonly stacked?: boolean
  readonly onEscape: () => void
  /** A press with the pointer that met no button, or was passed on by one. */
  readonly onTap?: (isBeside: boolean) => void
}

/** A question that has to be answered first, over whatever is open. */
export function QuestionDialog({ question, children, answers, stacked, onEscape, onTap }: QuestionDialogProps) {
  const modal = useModal(onEscape)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the mask is for the pointer; the keyboard has Escape and the buttons
    <dialog
      {...modal}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={children === undefined ? undefined : `${id}-known`}
      onClick={(event) => onTap?.(event.target === event.currentTarget)}
    >
      <div className={styles.inside}>
        <h2 id={id} className={styles.question}>
          {question}
        </h2>
        {children === undefined ? null : <div id={`${id}-known`}>{children}</div>}
        <div className={stacked === true ? `${styles.answers} ${styles.stacked}` : styles.answers}>{answers}</div>
      </div>
    </dialog>
  )
}
