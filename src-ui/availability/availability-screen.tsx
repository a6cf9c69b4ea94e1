import { useEffect, useMemo, useState } from 'react'
import { type AvailabilityEntry, isSoldOut } from '../../src-domain/availability/availability-list.ts'
import { findEntries } from '../../src-domain/availability/find-entries.ts'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { TextField } from '../design/text-field.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './availability.module.css'
import { type AvailabilityController, keyOf } from './availability-controller.ts'
import { AvailabilityRow } from './availability-row.tsx'
import { CountSheet } from './count-sheet.tsx'
import { SoldOutSheet } from './sold-out-sheet.tsx'
import { stateWords } from './state-words.ts'

export interface AvailabilityScreenProps {
  readonly controller: AvailabilityController
  /** False without a session: fetching stops, and the last known list stays. */
  readonly isWatching: boolean
}

const longestSearch = 80

/** Menu of one location with its sold-out entries and the buttons that change them. */
export function AvailabilityScreen({ controller, isWatching }: AvailabilityScreenProps) {
  const words = useWords('staff')
  const common = useWords('common')
  const { entries, isUnreached } = useStateOf(controller.state, (now) => now)
  useEffect(() => (isWatching ? controller.open() : undefined), [controller, isWatching])
  return (
    <div className={styles.screen}>
      {isUnreached ? (
        <div role="alert" className={styles.stale}>
          <p>{entries === undefined ? words.unreached : words.availability.stale}</p>
          <Button kind="secondary" onClick={controller.look}>
            {common.retry}
          </Button>
        </div>
      ) : null}
      {entries === undefined ? (
        isUnreached ? null : (
          <>
            <p role="status">{words.loading}</p>
            <Skeleton shape="block" />
          </>
        )
      ) : (
        <Entries controller={controller} entries={entries} />
      )}
    </div>
  )
}

function Entries({
  controller,
  entries,
}: Pick<AvailabilityScreenProps, 'controller'> & { readonly entries: readonly AvailabilityEntry[] }) {
  const words = useBoardWords(controller.location.timeZone)
  const { availability } = words.staff
  const { pending, problems, changed, heardAt = 0 } = useStateOf(controller.state, (now) => now)
  const [sought, setSought] = useState('')
  // Entries that were sold out when the filter was set. A row that becomes available stays in place.
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const [more, setMore] = useState<AvailabilityEntry>()
  const [counting, setCounting] = useState<AvailabilityEntry>()
  const marked = entries.filter(isSoldOut)
  const markedGroups = new Set(marked.filter(({ kind }) => kind === 'group').map(({ name }) => name))
  const found = useMemo(() => findEntries(entries, sought), [entries, sought])
  const shown = found.filter((entry) => only?.has(keyOf(entry)) ?? true)
  const stateOf = (entry: AvailabilityEntry) => stateWords(words, entry, markedGroups, heardAt)
  const last = entries.find((entry) => keyOf(entry) === changed)
  const isNothingMarked = only !== undefined && sought === ''
  return (
    <>
      <p className={styles.lead}>{availability.lead}</p>
      <div className={styles.tools}>
        <TextField
          type="search"
          label={availability.find}
          value={sought}
          maxLength={longestSearch}
          autoComplete="off"
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
        <Button
          kind="secondary"
          className={styles.filter}
          aria-pressed={only !== undefined}
          onClick={() => setOnly(only === undefined ? new Set(marked.map(keyOf)) : undefined)}
        >
          {availability.onlySoldOut({ count: marked.length })}
        </Button>
      </div>
      <div role="status">
        <VisuallyHidden>
          {last === undefined ? '' : availability.changed({ name: last.name, state: stateOf(last) })}
        </VisuallyHidden>
      </div>
      {shown.length === 0 ? (
        <p className={styles.nothing}>{isNothingMarked ? availability.nothingSoldOut : availability.nothingFound}</p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((entry) => (
            <AvailabilityRow
              key={keyOf(entry)}
              entry={entry}
              words={words}
              state={stateOf(entry)}
              isPending={pending.includes(keyOf(entry))}
              problem={problems[keyOf(entry)]}
              onChange={controller.change}
              onMore={setMore}
              onCount={setCounting}
            />
          ))}
        </ul>
      )}
      {more === undefined ? null : (
        <SoldOutSheet
          entry={more}
          words={words}
          now={controller.now()}
          onChange={(change) => controller.change(more, change)}
          onClose={() => setMore(undefined)}
        />
      )}
      {counting === undefined ? null : (
        <CountSheet
          entry={counting}
          words={words}
          onCount={(left) => controller.count(counting, left)}
          onStop={() => controller.stopCounting(counting)}
          onClose={() => setCounting(undefined)}
        />
      )}
    </>
  )
}
