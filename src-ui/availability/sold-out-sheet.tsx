import type { AvailabilityChange } from '../../src-domain/availability/availability-change.ts'
import type { AvailabilityEntry } from '../../src-domain/availability/availability-list.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { type BoardWords, clockTime } from '../kitchen/order-words.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './availability.module.css'

/** A quarter of an hour in milliseconds. */
const quarter = 15 * 60_000
const hour = 4 * quarter
const hours = [1, 2, 3, 4] as const

export interface SoldOutSheetProps {
  readonly entry: AvailabilityEntry
  readonly words: BoardWords
  readonly now: Instant
  readonly onChange: (change: AvailabilityChange) => void
  readonly onClose: () => void
}

/** Asks how long an entry is sold out. */
export function SoldOutSheet({ entry, words, now, onChange, onClose }: SoldOutSheetProps) {
  const { availability } = words.staff
  const { close } = useWords('common')
  const choose = (change: AvailabilityChange) => () => {
    onChange(change)
    onClose()
  }
  return (
    <Sheet title={availability.sheetTitle({ name: entry.name })} closeLabel={close} onClose={onClose}>
      <div className={styles.choices}>
        {hours.map((count) => {
          const until = Math.ceil((now + count * hour) / quarter) * quarter
          return (
            <Button key={count} kind="secondary" onClick={choose({ _tag: 'SellOutUntil', until })}>
              {availability.untilTime({ time: clockTime(words, until) })}
            </Button>
          )
        })}
        <Button kind="secondary" onClick={choose({ _tag: 'SellOutToday' })}>
          {availability.today}
        </Button>
        <Button kind="secondary" onClick={choose({ _tag: 'SellOut' })}>
          {availability.untilSwitchedOn}
        </Button>
      </div>
    </Sheet>
  )
}
