import { useState } from 'react'
import { hoursChoices } from '../../src-domain/today/hours-choices.ts'
import { Button } from '../design/button.tsx'
import { ChoiceSheet } from './choice-sheet.tsx'
import type { PartProps } from './part-props.ts'
import styles from './today.module.css'
import { TodaySection } from './today-section.tsx'
import { hoursWords, hourWords } from './today-words.ts'

/** Closes the location early or opens it late, until its day ends. */
export function HoursSection({ today: facts, words, now, isPending, problem, onChange }: PartProps) {
  const { today } = words.staff
  const [asked, ask] = useState<'CloseEarly' | 'OpenLate'>()
  const { types, hours } = facts
  const { closesAt, opensAt, closesNow } = hoursChoices(facts, words.timeZone, now)
  const at = (_tag: 'CloseEarly' | 'OpenLate', time: string) => ({
    text: today.atTime({ time: hourWords(words, time) }),
    choose: () => onChange({ _tag, at: time }),
  })
  const closings = [
    ...(closesNow === undefined
      ? []
      : [{ text: today.closeNow, choose: () => onChange({ _tag: 'CloseEarly' as const, at: closesNow }) }]),
    ...closesAt.map((time) => at('CloseEarly', time)),
  ]
  const choices = asked === 'CloseEarly' ? closings : opensAt.map((time) => at('OpenLate', time))
  return (
    <TodaySection title={today.hours} problem={problem}>
      <ul className={styles.rows}>
        {types.map(({ orderType, hours: changed, usualHours }) => {
          const [here, usual] = [hoursWords(words, changed), hoursWords(words, usualHours)]
          return (
            <li key={orderType} className={styles.row}>
              <div>
                <p className={styles.name}>{today.type({ type: orderType })}</p>
                <p className={here === usual ? styles.on : styles.off}>{here}</p>
                {here === usual ? null : <p className={styles.muted}>{today.usualHours({ hours: usual })}</p>}
              </div>
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        {hours === undefined ? null : (
          <Button busy={isPending} onClick={() => onChange({ _tag: 'HoursAsUsual' })}>
            {today.asUsual}
          </Button>
        )}
        <Button kind="secondary" busy={isPending} onClick={() => ask('CloseEarly')}>
          {today.closeEarly}
        </Button>
        <Button kind="secondary" busy={isPending} onClick={() => ask('OpenLate')}>
          {today.openLate}
        </Button>
      </div>
      {asked === undefined ? null : (
        <ChoiceSheet
          title={asked === 'CloseEarly' ? today.closeEarly : today.openLate}
          {...(choices.length === 0 ? { hint: today.noChoice } : {})}
          choices={choices}
          onClose={() => ask(undefined)}
        />
      )}
    </TodaySection>
  )
}
