import { useId } from 'react'
import type { AvailabilityChange } from '../../src-domain/availability/availability-change.ts'
import type { AvailabilityEntry } from '../../src-domain/availability/availability-list.ts'
import { Button } from '../design/button.tsx'
import type { BoardWords } from '../kitchen/order-words.ts'
import styles from './availability.module.css'
import type { AvailabilityProblem } from './availability-controller.ts'

export interface AvailabilityRowProps {
  readonly entry: AvailabilityEntry
  readonly words: BoardWords
  /** "Sold out until tomorrow 12:00 AM". */
  readonly state: string
  readonly isPending: boolean
  readonly problem: AvailabilityProblem | undefined
  readonly onChange: (entry: AvailabilityEntry, change: AvailabilityChange) => void
  readonly onMore: (entry: AvailabilityEntry) => void
}

/** Row of a group, dish or modifier: whether it is sold out, and the button that changes it. */
export function AvailabilityRow({ entry, words, state, isPending, problem, onChange, onMore }: AvailabilityRowProps) {
  const { availability } = words.staff
  const nameId = useId()
  const { name, kind, isModifier, within, soldOut, isAvailable } = entry
  const role = kind === 'group' ? availability.group : isModifier ? availability.choice : undefined
  const facts = kind === 'group' ? [role] : [role, ...within]
  const [action, change] =
    soldOut === undefined
      ? ([availability.sellOutToday, { _tag: 'SellOutToday' }] as const)
      : ([availability.switchOn, { _tag: 'SwitchOn' }] as const)
  return (
    <li className={styles.row} data-kind={kind} aria-labelledby={nameId}>
      <div className={styles.what}>
        <p id={nameId} className={styles.name}>
          {name}
        </p>
        <p className={styles.facts}>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      </div>
      <p className={isAvailable ? styles.on : styles.off}>{state}</p>
      <div className={styles.actions}>
        <Button
          className={styles.primary}
          kind={soldOut === undefined ? 'secondary' : 'primary'}
          busy={isPending}
          aria-label={availability.actionOn({ action, name })}
          onClick={() => onChange(entry, change)}
        >
          {action}
        </Button>
        <Button
          kind="quiet"
          aria-label={availability.actionOn({ action: availability.more, name })}
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (!isPending) onMore(entry)
          }}
        >
          {availability.more}
        </Button>
      </div>
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {availability.problem[problem]}
        </p>
      )}
    </li>
  )
}
