import { Button } from './button.tsx'
import { QuestionDialog } from './question-dialog.tsx'

export interface ConfirmDialogProps {
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** A question before something that cannot be taken back (SHELL-21). Escape is a no, and so is a tap beside it. */
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
