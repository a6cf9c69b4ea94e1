import { Button } from './button.tsx'
import { QuestionDialog } from './question-dialog.tsx'

export interface ConfirmDialogProps {
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Confirms an irreversible action (SHELL-21). Escape and a tap outside mean no. */
export function ConfirmDialog({ question, yes, no, onYes, onNo }: ConfirmDialogProps) {
  return (
    <QuestionDialog
      question={question}
      onEscape={onNo}
      onTap={(isBeside) => isBeside && onNo()}
      answers={
        <>
          <Button kind="secondary" onClick={onNo}>
            {no}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </>
      }
    />
  )
}
