import { useId } from 'react'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import { type PersonRole, type Position, personRoles } from '../../src-domain/staff/team.ts'
import { ChoiceRow } from '../design/choice-row.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './team.module.css'

export interface PositionFieldsProps {
  readonly position: Position
  readonly locations: readonly StaffLocation[]
  /** Shown below the locations. */
  readonly error: string | undefined
  /** Roles that cannot be chosen now. */
  readonly isOnlyOwner: boolean
  readonly onChange: (position: Position) => void
}

/** Role of a member, and the locations where it holds. */
export function PositionFields({ position, locations, error, isOnlyOwner, onChange }: PositionFieldsProps) {
  const { members: words } = useWords('staff')
  const errorId = useId()
  const group = useId()
  const { role, locationIds } = position
  const turn = (id: string) => {
    const ids = locationIds.includes(id) ? locationIds.filter((one) => one !== id) : [...locationIds, id]
    onChange({ role, locationIds: ids })
  }
  const choose = (chosen: PersonRole) => onChange({ role: chosen, locationIds })
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{words.role}</legend>
        {personRoles.map((one) => (
          <ChoiceRow
            key={one}
            kind="radio"
            name={group}
            label={words.roleName[one]}
            note={words.roleMay[one]}
            checked={role === one}
            disabled={isOnlyOwner && one !== 'owner'}
            onChange={() => choose(one)}
          />
        ))}
        {isOnlyOwner ? <p className={styles.muted}>{words.problem['last-owner']}</p> : null}
      </fieldset>
      {role === 'owner' ? null : (
        <fieldset className={styles.choices} aria-describedby={error === undefined ? undefined : errorId}>
          <legend className={styles.legend}>{words.locations}</legend>
          {locations.map(({ id, name }) => (
            <ChoiceRow
              key={id}
              kind="checkbox"
              label={name}
              checked={locationIds.includes(id)}
              onChange={() => turn(id)}
            />
          ))}
          <p id={errorId} className={styles.problem} aria-live="polite">
            {error}
          </p>
        </fieldset>
      )}
    </>
  )
}
