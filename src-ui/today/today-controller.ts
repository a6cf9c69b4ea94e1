import { isLeft } from 'fp-ts/lib/Either.js'
import { fromEventPattern, merge, startWith } from 'rxjs'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'
import type { Clock, Instant, Pause } from '../../src-domain/time/clock.ts'
import type { TodayChange } from '../../src-domain/today/decide-change.ts'
import type { Today } from '../../src-domain/today/today.ts'
import type { TodayGateway } from '../../src-domain/today/today-gateway.ts'
import { cell } from '../state/cell.ts'
import { every } from '../state/every.ts'

/** Milliseconds between fetches: changes expire, and other devices make some. */
const lookEvery = 30_000

/** Parts of the page. Each waits for its own change and shows its own problem. */
export type TodayPart = 'ordering' | 'preparation' | 'hours' | 'throttle'
export type TodayProblem = 'no-answer' | 'not-allowed' | 'hours-unchanged'

export interface TodayState {
  /** Undefined until the order server answers. */
  readonly today: Today | undefined
  /** When the order server last answered. */
  readonly heardAt: Instant
  readonly isUnreached: boolean
  readonly pending: readonly TodayPart[]
  readonly problems: Partial<Readonly<Record<TodayPart, TodayProblem>>>
  readonly changed: TodayPart | undefined
}

export interface TodayPorts {
  readonly today: TodayGateway
  readonly clock: Clock
  readonly pause: Pause
  readonly sight: PageSight
  readonly sessionEnded: () => void
}

/** What staff changed at one location. Ignores a change of a part while another of it is in flight. */
export function todayController({ today, clock, pause, sight, sessionEnded }: TodayPorts, location: StaffLocation) {
  const state = cell<TodayState>({
    ...{ today: undefined, heardAt: 0, isUnreached: false, pending: [], problems: {}, changed: undefined },
  })
  // One call at a time, so that no answer overwrites a later one.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
    const done = last.then(work)
    last = done
    return done
  }
  const heard = (answer: Today) =>
    state.update((now) => ({ ...now, today: answer, heardAt: clock.now(), isUnreached: false }))

  const look = async () => {
    const answer = await today.look(location.id)
    if (!isLeft(answer)) return heard(answer.right)
    if (answer.left._tag === 'Refused' && answer.left.status === 401) return sessionEnded()
    state.update((now) => ({ ...now, isUnreached: true }))
  }

  const send = async (part: TodayPart, change: TodayChange): Promise<boolean> => {
    const answer = await today.change(location.id, change)
    state.update((now) => ({ ...now, pending: now.pending.filter((one) => one !== part) }))
    if (!isLeft(answer)) {
      heard(answer.right)
      state.update((now) => ({ ...now, changed: part }))
      return true
    }
    const failure = answer.left
    if (failure._tag === 'Refused' && failure.status === 401) sessionEnded()
    const problem = failure._tag === 'Refused' ? problemOf(failure.status) : 'no-answer'
    state.update((now) => ({ ...now, problems: { ...now.problems, [part]: problem } }))
    return false
  }

  return {
    location,
    state,
    now: clock.now,
    open: (): (() => void) => {
      const shownAgain = fromEventPattern<void>(sight.onChange, (_, unhear: () => void) => unhear())
      const looks = merge(shownAgain, every(lookEvery, pause)).pipe(startWith(undefined))
      const running = looks.subscribe(() => void inTurn(look))
      return () => running.unsubscribe()
    },
    look: () => void inTurn(look),
    /** Returns whether the change was made. */
    change: async (part: TodayPart, change: TodayChange): Promise<boolean> => {
      if (state.current().pending.includes(part)) return false
      state.update(({ problems: { [part]: _, ...problems }, ...now }) => ({
        ...now,
        problems,
        changed: undefined,
        pending: [...now.pending, part],
      }))
      return inTurn(() => send(part, change))
    },
  }
}

export type TodayController = ReturnType<typeof todayController>

function problemOf(status: number): TodayProblem {
  switch (status) {
    case 403:
      return 'not-allowed'
    case 409:
      return 'hours-unchanged'
    default:
      return 'no-answer'
  }
}
