import { useState } from 'react'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { TodayChange } from '../../src-domain/today/decide-change.ts'
import type { TypeToday } from '../../src-domain/today/today.ts'
import { Button } from '../design/button.tsx'
import { ChoiceSheet } from './choice-sheet.tsx'
import type { PartProps } from './part-props.ts'
import styles from './today.module.css'
import { TodaySection } from './today-section.tsx'
import { orderingWords } from './today-words.ts'

const pauseMinutes = [15, 30, 60] as const

/** Pauses and resumes all ordering or one order type. */
export function OrderingSection({ today: { types }, words, isPending, problem, onChange }: PartProps) {
  const { today } = words.staff
  const [asked, ask] = useState<DiningOption>()
  const all = types.map(({ orderType }) => orderType)
  const pausesOf = (orderTypes: readonly DiningOption[]) => [
    ...pauseMinutes.map((minutes) => ({
      text: today.forMinutes({ minutes }),
      choose: () => onChange({ _tag: 'Pause', orderTypes, minutes }),
    })),
    { text: today.untilResumed, choose: () => onChange({ _tag: 'Pause', orderTypes }) },
  ]
  return (
    <TodaySection title={today.ordering} problem={problem}>
      <ul className={styles.rows}>
        {types.map((type) => (
          <TypeRow
            key={type.orderType}
            type={type}
            {...{ words, isPending, onChange }}
            onPause={() => ask(type.orderType)}
          />
        ))}
      </ul>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{today.pauseAll}</legend>
        <div className={styles.pairs}>
          {pausesOf(all).map(({ text, choose }) => (
            <Button key={text} kind="secondary" busy={isPending} onClick={choose}>
              {text}
            </Button>
          ))}
        </div>
        <p className={styles.lead}>{today.pauseHint}</p>
      </fieldset>
      {types.every(({ pause }) => pause === undefined) ? null : (
        <Button busy={isPending} onClick={() => onChange({ _tag: 'Resume', orderTypes: all })}>
          {today.resumeAll}
        </Button>
      )}
      {asked === undefined ? null : (
        <ChoiceSheet
          title={today.pauseTitle({ name: today.type({ type: asked }) })}
          hint={today.pauseHint}
          choices={pausesOf([asked])}
          onClose={() => ask(undefined)}
        />
      )}
    </TodaySection>
  )
}

interface TypeRowProps extends Pick<PartProps, 'words' | 'isPending'> {
  readonly type: TypeToday
  readonly onChange: (change: TodayChange) => void
  readonly onPause: () => void
}

function TypeRow({ type, words, isPending, onChange, onPause }: TypeRowProps) {
  const { today } = words.staff
  const { orderType, isOpen, pause } = type
  const name = today.type({ type: orderType })
  const action = pause === undefined ? today.pause : today.resume
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={pause === undefined ? (isOpen ? styles.on : styles.muted) : styles.off}>
          {orderingWords(words, type)}
        </p>
      </div>
      <Button
        kind={pause === undefined ? 'secondary' : 'primary'}
        busy={isPending}
        aria-label={today.actionOn({ action, name })}
        onClick={() => (pause === undefined ? onPause() : onChange({ _tag: 'Resume', orderTypes: [orderType] }))}
      >
        {action}
      </Button>
    </li>
  )
}
