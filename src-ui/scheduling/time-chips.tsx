import { useId } from 'react'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './schedule-form.module.css'
import type { ChoiceProps } from './schedule-view.ts'

/** Type2: days in a row and all times of the day; full ones are disabled (SCHED-05 to SCHED-07). */
export function TimeChips({ view, date, time, onDate, onTime }: ChoiceProps) {
  const words = useWords('times')
  const name = useId()
  if (view.isUnavailable) return <p>{words.unavailable}</p>
  return (
    <>
      <fieldset className={styles.field}>
        <legend className={styles.legend}>{words.chooseDay}</legend>
        <div className={styles.days}>
          {view.dates.map((one) => (
            <label key={one.date} className={styles.chip}>
              <input type="radio" name={`${name}day`} checked={one.date === date} onChange={() => onDate(one.date)} />
              <span>{one.text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.field} aria-busy={view.isLoading}>
        <legend className={styles.legend}>{words.chooseTime}</legend>
        <div className={styles.times}>
          {view.times.map(({ at, text, isFull }) => (
            <label key={at} className={styles.chip}>
              <input
                type="radio"
                name={`${name}time`}
                checked={at === time}
                disabled={isFull}
                onChange={() => onTime(at)}
              />
              <span>
                {text}
                {isFull ? <VisuallyHidden>, {words.full}</VisuallyHidden> : null}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
