import type { IdleState } from '../../src-domain/fulfilment/kiosk-idle.ts'
import { Button } from '../design/button.tsx'
import { QuestionDialog } from '../design/question-dialog.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'

export interface IdleDialogProps {
  readonly idle: WatchableCell<IdleState>
  /** A tap anywhere says so as well, and Escape. */
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before a table's device forgets its guest; one press, or any other sign of life, is enough to stay. */
export function IdleDialog({ idle, ...answers }: IdleDialogProps) {
  const state = useStateOf(idle, (now) => now)
  return state._tag === 'Warning' ? <Question seconds={state.secondsLeft} {...answers} /> : null
}

function Question({ seconds, onStay, onLeave }: Omit<IdleDialogProps, 'idle'> & { readonly seconds: number }) {
  const words = useWords('table')
  return (
    <QuestionDialog
      question={words.stillThere}
      onEscape={onStay}
      onTap={onStay}
      answers={
        <>
          <Button>{words.stay}</Button>
          <Button
            kind="secondary"
            onClick={(event) => {
              event.stopPropagation()
              onLeave()
            }}
          >
            {words.leaveNow}
          </Button>
        </>
      }
    >
      {/* Read out with the question, and not again each second. */}
      <p role="timer" aria-live="off">
        {words.forgetting({ seconds })}
      </p>
    </QuestionDialog>
  )
}
