import { useState } from 'react'
import { preparationRange } from '../../src-domain/today/decide-change.ts'
import type { TypeToday } from '../../src-domain/today/today.ts'
import { Button } from '../design/button.tsx'
import { ChoiceSheet } from './choice-sheet.tsx'
import type { PartProps } from './part-props.ts'
import styles from './today.module.css'
import { TodaySection } from './today-section.tsx'
import { minutesWords, preparationNote } from './today-words.ts'

/** Minutes added to the usual time. */
const shifts = [-10, -5, 5, 10, 15, 20, 30, 45, 60] as const
/** For a type without a usual time. */
const firstMinutes = 20

/** Sets how long an order for now takes, until the day ends. */
export function PreparationSection({ today: { types }, words, isPending, problem, onChange }: PartProps) {
  const { today } = words.staff
  const [asked, ask] = useState<TypeToday>()
  return (
    <TodaySection title={today.preparation} lead={today.preparationLead} problem={problem}>
      <ul className={styles.rows}>
        {types.map((type) => {
          const { orderType, minutes, minutesUntil } = type
          const name = today.type({ type: orderType })
          return (
            <li key={orderType} className={styles.row}>
              <div>
                <p className={styles.name}>
                  {name} · {minutesWords(words, minutes)}
                </p>
                <p className={minutesUntil === undefined ? styles.muted : styles.off}>{preparationNote(words, type)}</p>
              </div>
              <div className={styles.actions}>
                {minutesUntil === undefined ? null : (
                  <Button
                    busy={isPending}
                    aria-label={today.actionOn({ action: today.asUsual, name })}
                    onClick={() => onChange({ _tag: 'PrepareAsUsual', orderType })}
                  >
                    {today.asUsual}
                  </Button>
                )}
                <Button
                  kind="secondary"
                  busy={isPending}
                  aria-label={today.actionOn({ action: today.change, name })}
                  onClick={() => ask(type)}
                >
                  {today.change}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {asked === undefined ? null : (
        <ChoiceSheet
          title={today.preparationTitle({ name: today.type({ type: asked.orderType }) })}
          choices={minutesOffered(asked).map((minutes) => ({
            text: today.minutes({ minutes }),
            choose: () => onChange({ _tag: 'Prepare', orderType: asked.orderType, minutes }),
          }))}
          onClose={() => ask(undefined)}
        />
      )}
    </TodaySection>
  )
}

function minutesOffered({ usualMinutes = firstMinutes }: TypeToday): readonly number[] {
  const { least, most } = preparationRange
  return shifts.map((shift) => usualMinutes + shift).filter((minutes) => minutes >= least && minutes <= most)
}
