import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { DayHours } from '../../src-domain/location/location.ts'
import type { ScheduleState } from '../../src-domain/scheduling/choose-time.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { QuickestView } from './quickest-view.ts'
import type { ScheduleController } from './schedule-controller.ts'
import styles from './schedule-form.module.css'
import { confirmView, type ScheduleView, scheduleView } from './schedule-view.ts'
import { weekHoursWords } from './schedule-words.ts'
import { TimeChips } from './time-chips.tsx'
import { TimeSelects } from './time-selects.tsx'

export interface ScheduleFormProps {
  /** Type2: shows all times at once. Others: two lists (SCHED-01). */
  readonly layout: string
  readonly state: ScheduleState
  readonly timeZone: string
  readonly diningOption: DiningOption
  readonly hours?: readonly DayHours[]
  readonly quickest: QuickestView
  /** Link to other restaurants if no day is available here. */
  readonly elsewhere: ReactNode
  readonly now: Instant
  readonly actions: ScheduleController
  readonly onDone: () => void
}

export function ScheduleForm({
  layout,
  state,
  timeZone,
  diningOption,
  hours,
  quickest,
  elsewhere,
  now,
  actions,
  onDone,
}: ScheduleFormProps) {
  const words = useWords('times')
  const { retry, somethingWrong } = useWords('common')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening asks once
  useEffect(() => actions.open(), [])
  const view = scheduleView(words, state, timeZone, now)
  const isChips = layout === 'Type2'
  const [isLater, setLater] = useState(false)
  const isNow = quickest.isNow && quickest.isChosen && !isLater
  const confirm = confirmView(words, view, { isChips, isNow, time: state.time })
  const { time } = confirm
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const take = async (at: number) => {
    setBusy(true)
    const isTaken = await actions.confirm(at)
    setBusy(false)
    if (isTaken) onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (confirm.isAsap) takeQuickest(undefined)
    else if (time !== undefined && !isBusy) void take(time)
  }
  const takeQuickest = (at: number | undefined) => {
    if (at === undefined) actions.chooseAsap()
    else actions.take(at)
    onDone()
  }
  const onDate = (date: number) => {
    setLater(true)
    actions.chooseDate(date)
  }
  const onTime = (at: number) => {
    setLater(true)
    actions.chooseTime(at)
  }
  const choice = { view, date: state.date, time, onDate, onTime }
  const Choice = isChips ? TimeChips : TimeSelects
  // A list preselects a time and needs no reminder (SCHED-05, SCHED-10).
  const mustChoose = isChips && !view.isUnavailable && !view.isLoading && time === undefined
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Quickest view={{ ...quickest, isChosen: quickest.isChosen && !isLater }} onTake={takeQuickest} />
      <h3 className={styles.heading}>{words.later}</h3>
      {view.zone === undefined ? null : <p className={styles.quiet}>{view.zone}</p>}
      <LapsedNotice view={view} onTake={(at) => void take(at)} />
      {view.hasFailed ? (
        <>
          <Alert kind="danger">{somethingWrong}</Alert>
          <Button kind="secondary" onClick={actions.open}>
            {retry}
          </Button>
        </>
      ) : null}
      {view.dates.length === 0 && view.isLoading ? <Loading /> : <Choice {...choice} />}
      {view.isUnavailable ? elsewhere : null}
      {view.isFullDay ? <p className={styles.quiet}>{words.fullDay}</p> : null}
      <div className={styles.confirm}>
        <p role="status" className={isAsked ? styles.error : styles.quiet}>
          {mustChoose ? words.selectTime : ''}
        </p>
        <Button type="submit" wide disabled={!confirm.isEnabled} busy={isBusy}>
          {confirm.text}
        </Button>
      </div>
      <Hours hours={hours ?? []} diningOption={diningOption} />
    </form>
  )
}

interface QuickestProps {
  readonly view: QuickestView
  /** Called with the time; undefined: ASAP. */
  readonly onTake: (at: number | undefined) => void
}

function Quickest({ view, onTake }: QuickestProps) {
  return (
    <div className={styles.quickest}>
      <p className={view.isNow ? styles.quiet : styles.must}>{view.lead}</p>
      {view.tap === undefined ? null : (
        <Button kind="secondary" wide aria-pressed={view.isChosen} onClick={() => onTake(view.tap?.at)}>
          {view.isChosen ? <Icon name="check" small /> : null}
          {view.tap.text}
        </Button>
      )}
    </div>
  )
}

/** Days with equal hours share a line (SCHED-23). */
function Hours({ hours, diningOption }: { readonly hours: readonly DayHours[]; readonly diningOption: DiningOption }) {
  const words = useWords('times')
  if (hours.length === 0) return null
  return (
    <details className={styles.hours}>
      <summary>{words.opening}</summary>
      <ul>
        {weekHoursWords(words, hours, diningOption).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

function Loading() {
  const words = useWords('times')
  return (
    <div role="status" aria-label={words.loading}>
      <Skeleton shape="bar" />
      <Skeleton shape="bar" />
    </div>
  )
}

function LapsedNotice({ view, onTake }: { readonly view: ScheduleView; readonly onTake: (at: number) => void }) {
  const box = useRef<HTMLDivElement>(null)
  const { lapsed } = view
  const text = lapsed?.text
  useEffect(() => {
    if (text !== undefined) box.current?.focus()
  }, [text])
  if (lapsed === undefined) return null
  const { next } = lapsed
  return (
    <Alert kind="danger" ref={box}>
      <p>{lapsed.text}</p>
      {next === undefined ? null : (
        <Button kind="secondary" onClick={() => onTake(next.at)}>
          {next.text}
        </Button>
      )}
    </Alert>
  )
}
