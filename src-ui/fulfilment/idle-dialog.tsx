import type { IdleState } from '../../src-domain/fulfilment/kiosk-idle.ts'
import { Button } from '../design/button.tsx'
import { QuestionDialog } from '../design/question-dialog.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'

export interface IdleDialogProps {
  readonly idle: WatchableCell<IdleState>
  /** Also called on Escape and a tap anywhere. */
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks whether the guest is still there before a kiosk resets. Any activity keeps the session. */
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
      {/* Screen readers read the countdown once with the question, not every second. */}
      <p role="timer" aria-live="off">
        {words.forgetting({ seconds })}
      </p>
    </QuestionDialog>
  )
}
