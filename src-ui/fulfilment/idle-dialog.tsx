import { useId } from 'react'
import type { IdleState } from '../../src-domain/fulfilment/kiosk-idle.ts'
import { Button } from '../design/button.tsx'
import styles from '../design/confirm-dialog.module.css'
import { useModal } from '../design/use-modal.ts'
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
  const modal = useModal(onStay)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the pointer; the keyboard has Escape and the buttons
    <dialog
      {...modal}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-seconds`}
      onClick={onStay}
    >
      <div className={styles.inside}>
        <h2 id={id} className={styles.question}>
          {words.stillThere}
        </h2>
        {/* Read out with the question, and not again each second. */}
        <p id={`${id}-seconds`} role="timer" aria-live="off">
          {words.forgetting({ seconds })}
        </p>
        <div className={styles.answers}>
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
        </div>
      </div>
    </dialog>
  )
}
