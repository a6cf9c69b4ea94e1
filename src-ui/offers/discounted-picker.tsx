import { type Ref, useState } from 'react'
import type { AvailabilityEntry } from '../../src-domain/availability/availability-list.ts'
import { findEntries } from '../../src-domain/availability/find-entries.ts'
import { ChoiceRow } from '../design/choice-row.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './offers.module.css'

export interface DiscountedPickerProps {
  readonly entries: readonly AvailabilityEntry[]
  readonly chosen: readonly string[]
  /** The search, which takes the focus if nothing is chosen. */
  readonly field: Ref<HTMLInputElement>
  readonly isMissing: boolean
  readonly onChoose: (ids: readonly string[]) => void
}

const longestSearch = 80

/** Chooses the groups and dishes of a promotion. */
export function DiscountedPicker({ entries, chosen, field, isMissing, onChoose }: DiscountedPickerProps) {
  const { code: words } = useWords('staff').offersPage
  const [sought, setSought] = useState('')
  const found = findEntries(entries, sought)
  return (
    <div className={styles.part}>
      <TextField
        ref={field}
        type="search"
        label={words.find}
        value={sought}
        maxLength={longestSearch}
        autoComplete="off"
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      <fieldset className={styles.menu} aria-label={words.some}>
        {found.length === 0 ? <p className={styles.nothing}>{words.nothingFound}</p> : null}
        {found.map(({ kind, id, name, within }) => (
          <ChoiceRow
            key={`${kind}:${id}`}
            kind="checkbox"
            label={name}
            note={kind === 'group' ? words.group : within.join(', ')}
            checked={chosen.includes(id)}
            onChange={() => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
          />
        ))}
      </fieldset>
      <p role="status" className={isMissing ? styles.wrong : styles.facts}>
        {isMissing ? words.chosenMissing : words.chosen({ count: chosen.length })}
      </p>
    </div>
  )
}
