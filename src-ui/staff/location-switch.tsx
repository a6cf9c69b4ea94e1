import { useId } from 'react'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './location-switch.module.css'

export interface LocationSwitchProps {
  readonly locations: readonly StaffLocation[]
  readonly current: StaffLocation | undefined
  readonly onChoose: (id: string) => void
}

/** Name of the current location; a choice if the member works at several. */
export function LocationSwitch({ locations, current, onChoose }: LocationSwitchProps) {
  const words = useWords('staff')
  const id = useId()
  if (locations.length < 2) return <p className={styles.only}>{current?.name}</p>
  return (
    <p className={styles.picker}>
      <label htmlFor={id}>
        <VisuallyHidden>{words.location}</VisuallyHidden>
      </label>
      <select
        id={id}
        className={styles.select}
        value={current?.id}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {locations.map((location) => (
          <option key={location.id} value={location.id}>
            {location.name}
          </option>
        ))}
      </select>
    </p>
  )
}
