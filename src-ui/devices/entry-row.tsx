import { useId } from 'react'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './devices-screen.module.css'
import type { ListProblem } from './remote-list.ts'

export interface EntryRowProps {
  readonly name: string
  readonly facts: string
  readonly state: string
  readonly action: string
  readonly isPending: boolean
  readonly problem: ListProblem | undefined
  readonly onAction: () => void
}

/** A device or a key, with the button that removes it. */
export function EntryRow({ name, facts, state, action, isPending, problem, onAction }: EntryRowProps) {
  const { devices } = useWords('staff')
  const id = useId()
  return (
    <li className={styles.row} aria-labelledby={id}>
      <div className={styles.what}>
        <p id={id} className={styles.name}>
          {name}
        </p>
        <p className={styles.facts}>{facts}</p>
      </div>
      <p className={styles.state}>{state}</p>
      <Button
        kind="secondary"
        className={styles.action}
        busy={isPending}
        aria-label={devices.actionOn({ action, name })}
        onClick={onAction}
      >
        {action}
      </Button>
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {devices.problem[problem]}
        </p>
      )}
    </li>
  )
}
