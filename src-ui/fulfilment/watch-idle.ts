import {
  asyncScheduler,
  defer,
  distinctUntilChanged,
  filter,
  interval,
  map,
  merge,
  Observable,
  of,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs'
import type { KioskIdle } from '../../src-domain/brand/brand.ts'
import { active, type GuestActivity, type IdleState, idleState } from '../../src-domain/fulfilment/kiosk-idle.ts'
import type { WatchableCell } from '../state/cell.ts'

export interface WatchIdleNeeds {
  readonly activity: GuestActivity
  /** Idle state; `Over` once the guest has left. */
  readonly idle: WatchableCell<IdleState>
  /** True if the table's order contains a guest's data. */
  readonly hasGuest: () => boolean
  /** True while an order is in flight, which is never interrupted. */
  readonly isBusy: () => boolean
}

/** Milliseconds between checks. */
const checkInterval = 1_000

/** Emits once, when the guest has been idle for too long. */
export function watchIdle(
  { activity, idle, hasGuest, isBusy }: WatchIdleNeeds,
  settings: KioskIdle,
  scheduler: SchedulerLike = asyncScheduler,
): Observable<IdleState> {
  const seconds = interval(checkInterval, scheduler)
  const isSomebodyThere = seconds.pipe(
    startWith(undefined),
    map(() => hasGuest() && !isBusy() && activity.isInView()),
    distinctUntilChanged(),
  )
  // A touch must not close the question, or its tap would hit the page below.
  const signs = new Observable<void>((heard) => activity.onSign(() => heard.next())).pipe(
    filter(() => idle.current()._tag === 'Active'),
  )
  const answers = idle.changes.pipe(filter(({ _tag }) => _tag === 'Active'))
  // Compares clock times, so that the device's sleep counts.
  const left = defer(() => {
    const since = scheduler.now()
    return seconds.pipe(map(() => idleState(settings, scheduler.now() - since)))
  })
  const watched = isSomebodyThere.pipe(
    switchMap((isThere) => (isThere ? merge(signs, answers).pipe(switchMap(() => left)) : of(active))),
    tap((state) => idle.update(() => state)),
  )
  return merge(watched, idle.changes).pipe(
    filter(({ _tag }) => _tag === 'Over'),
    take(1),
  )
}
