import { type ReactNode, useId } from 'react'
import styles from './question-dialog.module.css'
import { useModal } from './use-modal.ts'

export interface QuestionDialogProps {
  readonly question: string
  /** Details that screen readers read with the question. */
  readonly children?: ReactNode
  /** Buttons; the answer that changes nothing comes first. */
  readonly answers: ReactNode
  /** Stacks buttons with long texts. */
  readonly stacked?: boolean
  readonly onEscape: () => void
  /** `isBeside`: the tap was outside the dialog. */
  readonly onTap?: (isBeside: boolean) => void
}

export function QuestionDialog({ question, children, answers, stacked, onEscape, onTap }: QuestionDialogProps) {
  const modal = useModal(onEscape)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only pointers tap outside; keyboards have Escape and the buttons
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
