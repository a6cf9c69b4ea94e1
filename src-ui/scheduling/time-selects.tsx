import { useId } from 'react'
import { useWords } from '../messages/words-context.tsx'
import styles from './schedule-form.module.css'
import type { ChoiceProps } from './schedule-view.ts'

/** Type1: the first free time is preselected, or none with ASAP. */
export function TimeSelects({ view, date, time, onDate, onTime }: ChoiceProps) {
  const words = useWords('times')
  const id = useId()
  if (view.isUnavailable) {
    return (
      <div className={styles.field}>
        <label htmlFor={`${id}day`} className={styles.legend}>
          {words.chooseDay}
        </label>
        <select id={`${id}day`} className={styles.select} disabled>
          <option>{words.unavailable}</option>
        </select>
      </div>
    )
  }
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}day`} className={styles.legend}>
          {words.chooseDay}
        </label>
        <select
          id={`${id}day`}
          className={styles.select}
          value={date ?? ''}
          onChange={(event) => onDate(Number(event.currentTarget.value))}
        >
          {view.dates.map((one) => (
            <option key={one.date} value={one.date}>
              {one.text}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}time`} className={styles.legend}>
          {words.chooseTime}
        </label>
        <select
          id={`${id}time`}
          className={styles.select}
          value={time ?? ''}
          aria-busy={view.isLoading}
          onChange={(event) => onTime(Number(event.currentTarget.value))}
        >
          {view.isLoading ? <option value="">{words.loading}</option> : null}
          {time === undefined && !view.isLoading ? <option value="">{words.chooseOne}</option> : null}
          {view.times.map(({ at, text, isFull }) => (
            <option key={at} value={at} disabled={isFull}>
              {isFull ? words.inZone({ time: text, zone: words.full }) : text}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
