import { isLeft } from 'fp-ts/lib/Either.js'
import { fromEventPattern, merge, startWith } from 'rxjs'
import type { AvailabilityChange, CountLeft } from '../../src-domain/availability/availability-change.ts'
import type { AvailabilityGateway } from '../../src-domain/availability/availability-gateway.ts'
import type { AvailabilityEntry } from '../../src-domain/availability/availability-list.ts'
import type { BoardGateway } from '../../src-domain/kitchen/board-gateway.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'
import type { Clock, Ids, Instant, Pause } from '../../src-domain/time/clock.ts'
import { cell } from '../state/cell.ts'
import { every } from '../state/every.ts'

/** Milliseconds between fetches: entries expire, and other devices change some. */
const lookEvery = 30_000

export type AvailabilityProblem = 'no-answer' | 'not-allowed' | 'gone' | 'time-past' | 'count-changed'

export interface AvailabilityState {
  /** Undefined until the order server answers. */
  readonly entries: readonly AvailabilityEntry[] | undefined
  /** When the order server last answered. */
  readonly heardAt: Instant | undefined
  readonly isUnreached: boolean
  /** Keys of entries whose change is in flight. */
  readonly pending: readonly string[]
  /** Why an entry's last change failed, by key. */
  readonly problems: Readonly<Record<string, AvailabilityProblem>>
  readonly changed: string | undefined
}

export interface AvailabilityPorts {
  readonly availability: AvailabilityGateway
  /** Orders change what is left. */
  readonly boards: Pick<BoardGateway, 'watch'>
  readonly ids: Ids
  readonly clock: Clock
  readonly pause: Pause
  readonly sight: PageSight
  readonly sessionEnded: () => void
}

export function keyOf({ kind, id }: Pick<AvailabilityEntry, 'kind' | 'id'>): string {
  return `${kind}:${id}`
}

/** Sold-out entries of one location. Ignores a change of an entry while another of it is in flight. */
export function availabilityController(ports: AvailabilityPorts, location: StaffLocation) {
  const { availability, boards, ids, clock, pause, sight, sessionEnded } = ports
  const state = cell<AvailabilityState>({
    ...{ entries: undefined, heardAt: undefined, isUnreached: false, pending: [], problems: {}, changed: undefined },
  })
  const unanswered = new Map<string, CountLeft>()
  // One call at a time, so that no answer overwrites a later one.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work)
  }
  const heard = (entries: readonly AvailabilityEntry[]) =>
    state.update((now) => ({ ...now, entries, heardAt: clock.now(), isUnreached: false }))

  // Several events wait for one look.
  let isLookDue = false
  const look = () => {
    if (isLookDue) return
    isLookDue = true
    inTurn(async () => {
      isLookDue = false
      const answer = await availability.list(location.id)
      if (!isLeft(answer)) return heard(answer.right)
      if (answer.left._tag === 'Refused' && answer.left.status === 401) return sessionEnded()
      state.update((now) => ({ ...now, isUnreached: true }))
    })
  }
  const ordersChanged = () => {
    if (state.current().entries?.some(({ count }) => count !== undefined) === true) look()
  }

  const send = async (entry: AvailabilityEntry, change: AvailabilityChange) => {
    const key = keyOf(entry)
    const answer = await availability.change(location.id, { kind: entry.kind, id: entry.id, change })
    state.update((now) => ({ ...now, pending: now.pending.filter((one) => one !== key) }))
    if (!isLeft(answer)) {
      unanswered.delete(key)
      heard(answer.right)
      state.update((now) => ({ ...now, changed: key }))
      return
    }
    const failure = answer.left
    if (failure._tag === 'Refused' && failure.status === 401) sessionEnded()
    const problem = failure._tag === 'Refused' ? problemOf(failure) : 'no-answer'
    if (problem === 'count-changed') look()
    state.update((now) => ({ ...now, problems: { ...now.problems, [key]: problem } }))
  }

  const change = (entry: AvailabilityEntry, sent: AvailabilityChange) => {
    const key = keyOf(entry)
    if (state.current().pending.includes(key)) return
    state.update(({ problems: { [key]: _, ...problems }, ...now }) => ({
      ...now,
      problems,
      pending: [...now.pending, key],
    }))
    inTurn(() => send(entry, sent))
  }

  return {
    location,
    state,
    now: clock.now,
    open: (): (() => void) => {
      const shownAgain = fromEventPattern<void>(sight.onChange, (_, unhear: () => void) => unhear())
      const looks = merge(shownAgain, every(lookEvery, pause)).pipe(startWith(undefined)).subscribe(look)
      const unwatch = boards.watch(location.id, ordersChanged, () => undefined)
      return () => {
        unwatch()
        looks.unsubscribe()
      }
    },
    look,
    change,
    count: (entry: AvailabilityEntry, left: number) => {
      const [key, seen] = [keyOf(entry), entry.count?.version]
      const before = unanswered.get(key)
      // The same command again may have been carried out already.
      const isAgain = before !== undefined && before.left === left && before.seen === seen
      const commandId = isAgain ? before.commandId : ids.uuid()
      const command: CountLeft = { _tag: 'Count', left, commandId, ...(seen === undefined ? {} : { seen }) }
      unanswered.set(key, command)
      change(entry, command)
    },
    stopCounting: (entry: AvailabilityEntry) => {
      if (entry.count !== undefined) change(entry, { _tag: 'StopCounting', seen: entry.count.version })
    },
  }
}

export type AvailabilityController = ReturnType<typeof availabilityController>

function problemOf({ status, code }: { readonly status: number; readonly code?: string }): AvailabilityProblem {
  switch (status) {
    case 403:
      return 'not-allowed'
    case 404:
      return 'gone'
    case 409:
      return code === 'count_changed' ? 'count-changed' : 'time-past'
    default:
      return 'no-answer'
  }
}
