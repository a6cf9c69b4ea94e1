import { useId } from 'react'
import type { AvailabilityChange } from '../../src-domain/availability/availability-change.ts'
import { type AvailabilityEntry, isSoldOut } from '../../src-domain/availability/availability-list.ts'
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
  readonly onCount: (entry: AvailabilityEntry) => void
}

/** Row of a group, dish or modifier: whether it is sold out, and the button that changes it. */
export function AvailabilityRow(props: AvailabilityRowProps) {
  const { entry, words, state, isPending, problem, onChange, onMore, onCount } = props
  const { availability } = words.staff
  const nameId = useId()
  const { name, kind, isModifier, within, isAvailable } = entry
  const isOff = isSoldOut(entry)
  const role = kind === 'group' ? availability.group : isModifier ? availability.choice : undefined
  const facts = kind === 'group' ? [role] : [role, ...within]
  const [action, change] = isOff
    ? ([availability.switchOn, { _tag: 'SwitchOn' }] as const)
    : ([availability.sellOutToday, { _tag: 'SellOutToday' }] as const)
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
          kind={isOff ? 'primary' : 'secondary'}
          busy={isPending}
          aria-label={availability.actionOn({ action, name })}
          onClick={() => onChange(entry, change)}
        >
          {action}
        </Button>
        <MoreButton words={words} action={availability.more} {...{ entry, isPending }} onPress={onMore} />
        {kind === 'group' ? null : (
          <MoreButton words={words} action={availability.count} {...{ entry, isPending }} onPress={onCount} />
        )}
      </div>
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {availability.problem[problem]}
        </p>
      )}
    </li>
  )
}

interface MoreButtonProps extends Pick<AvailabilityRowProps, 'entry' | 'words' | 'isPending'> {
  readonly action: string
  readonly onPress: (entry: AvailabilityEntry) => void
}

/** Opens a sheet about the entry. */
function MoreButton({ entry, words, action, isPending, onPress }: MoreButtonProps) {
  return (
    <Button
      kind="quiet"
      aria-label={words.staff.availability.actionOn({ action, name: entry.name })}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) onPress(entry)
      }}
    >
      {action}
    </Button>
  )
}
