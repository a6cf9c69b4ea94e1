import type { ScheduleState } from '../../src-domain/scheduling/choose-time.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'
import { timeWords } from './next-time-words.ts'
import { dayWords, differingZoneWords, zoneWords } from './schedule-words.ts'

export interface TimeView {
  readonly at: number
  readonly text: string
  readonly isFull: boolean
}

export interface ScheduleView {
  readonly dates: readonly { readonly date: number; readonly text: string }[]
  readonly times: readonly TimeView[]
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** No day is available (SCHED-08). */
  readonly isUnavailable: boolean
  readonly isFullDay: boolean
  readonly lapsed?: { readonly text: string; readonly next?: { readonly at: number; readonly text: string } }
  /** Set if the restaurant's time zone differs from the device's. */
  readonly zone?: string
}

/** Props that both layouts share. `time` is the one that Confirm sets. */
export interface ChoiceProps {
  readonly view: ScheduleView
  readonly date: number | undefined
  readonly time: number | undefined
  readonly onDate: (date: number) => void
  readonly onTime: (at: number) => void
}

export function scheduleView(
  words: Words['times'],
  state: ScheduleState,
  timeZone: string,
  now: Instant,
): ScheduleView {
  const dates = value(state.dates) ?? []
  const times = timeViews(words, state, timeZone)
  const isReady = state.times._tag === 'Ready'
  const zone = state.date === undefined ? undefined : differingZoneWords(words, timeZone, times[0]?.at ?? state.date)
  return {
    dates: dates.map(({ unixTimestamp }) => ({
      date: unixTimestamp,
      text: dayWords(words, unixTimestamp, timeZone, now),
    })),
    times,
    isLoading: state.dates._tag === 'Loading' || (state.dates._tag === 'Ready' && state.times._tag === 'Loading'),
    hasFailed: state.dates._tag === 'Failed' || state.times._tag === 'Failed',
    isUnavailable: state.dates._tag === 'Ready' && dates.length === 0,
    isFullDay: isReady && times.length > 0 && times.every(({ isFull }) => isFull),
    ...lapsedView(words, state, timeZone),
    ...(zone === undefined ? {} : { zone: words.onClock({ zone }) }),
  }
}

/** Confirm button. It keeps ASAP while ASAP is selected, else sets `time`. */
export interface ConfirmView {
  readonly isAsap: boolean
  /** Seconds since 1970. */
  readonly time: number | undefined
  readonly text: string
  readonly isEnabled: boolean
}

/**
 * Disabled without a day (SCHED-08), and for chips without a time (SCHED-07). A list preselects its first free time.
 */
export function confirmView(
  words: Words['times'],
  view: ScheduleView,
  chosen: { readonly isChips: boolean; readonly isNow: boolean; readonly time: number | undefined },
): ConfirmView {
  const isAsap = chosen.isNow && !chosen.isChips && !view.isUnavailable
  const usual = chosen.isNow || chosen.isChips ? undefined : view.times.find(({ isFull }) => !isFull)?.at
  const time = chosen.time ?? usual
  const text = isAsap ? words.asap : view.times.find(({ at }) => at === time)?.text
  return {
    isAsap,
    time,
    text: text === undefined ? words.confirm : words.confirmAt({ time: text }),
    isEnabled: isAsap || (time !== undefined && !view.isLoading),
  }
}

function value<A>(loaded: { readonly _tag: string; readonly value?: A }): A | undefined {
  return loaded.value
}

/** When daylight saving ends, an hour repeats; equal times then name the zone. */
function timeViews(words: Words['times'], state: ScheduleState, timeZone: string): readonly TimeView[] {
  const times = value(state.times) ?? []
  const texts = times.map(({ unixTimestamp }) => timeWords(words, unixTimestamp, timeZone))
  return times.map(({ unixTimestamp: at, isAvailable }, index) => {
    const text = texts[index] ?? ''
    const isTwice = texts.filter((one) => one === text).length > 1
    return {
      at,
      text: isTwice ? words.inZone({ time: text, zone: zoneWords(words, timeZone, at) }) : text,
      isFull: !isAvailable,
    }
  })
}

function lapsedView(words: Words['times'], { lapsed }: ScheduleState, timeZone: string): Pick<ScheduleView, 'lapsed'> {
  if (lapsed === undefined) return {}
  const next = lapsed.next?.unixTimestamp
  const suggested =
    next === undefined ? {} : { next: { at: next, text: words.takeNext({ time: timeWords(words, next, timeZone) }) } }
  return { lapsed: { text: words.lapsed({ time: timeWords(words, lapsed.at, timeZone) }), ...suggested } }
}
