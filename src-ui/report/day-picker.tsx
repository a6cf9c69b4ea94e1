import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { TextField } from '../design/text-field.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import type { Words } from '../messages/words-context.tsx'
import styles from './report.module.css'

export interface DayPickerProps {
  readonly words: Words['staff']['report']
  /** "2026-11-28". */
  readonly date: string
  readonly today: string
  readonly onShow: (date: string) => void
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** While a year is typed, the field has dates such as 0202-11-28. */
const earliest = '2000-01-01'

/** Chooses a day: one step back or forward, or any past date. */
export function DayPicker({ words, date, today, onShow, onPrevious, onNext }: DayPickerProps) {
  const [typed, setTyped] = useState({ of: date, text: date })
  if (typed.of !== date) setTyped({ of: date, text: date })
  const isToday = date === today
  return (
    <div className={styles.picker}>
      <Button kind="secondary" className={styles.step} onClick={onPrevious}>
        <Icon name="back" />
        <VisuallyHidden>{words.previous}</VisuallyHidden>
      </Button>
      <TextField
        type="date"
        label={words.day}
        value={typed.text}
        min={earliest}
        max={today}
        maxLength={earliest.length}
        onChange={({ currentTarget: { value } }) => {
          setTyped({ of: date, text: value })
          if (value >= earliest && value <= today) onShow(value)
        }}
      />
      <Button
        kind="secondary"
        className={styles.step}
        aria-disabled={isToday || undefined}
        onClick={() => {
          if (!isToday) onNext()
        }}
      >
        <Icon name="forward" />
        <VisuallyHidden>{words.next}</VisuallyHidden>
      </Button>
      {isToday ? null : (
        <Button kind="quiet" className={styles.tall} onClick={() => onShow(today)}>
          {words.today}
        </Button>
      )}
    </div>
  )
}
