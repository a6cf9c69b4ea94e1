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
  /** The screens show the question from it; `Over` is also how a guest says that they are done. */
  readonly idle: WatchableCell<IdleState>
  /** A table's order with something of a guest in it. Without, there is nothing to forget. */
  readonly hasGuest: () => boolean
  /** An order in flight is never taken away from under its guest. */
  readonly isBusy: () => boolean
}

/** Milliseconds between two looks; the countdown shows whole seconds. */
const look = 1_000

/** Comes once, when the guest has left: nobody answered the question, or somebody said so. */
export function watchIdle(
  { activity, idle, hasGuest, isBusy }: WatchIdleNeeds,
  settings: KioskIdle,
  scheduler: SchedulerLike = asyncScheduler,
): Observable<IdleState> {
  const seconds = interval(look, scheduler)
  const isSomebodyThere = seconds.pipe(
    startWith(undefined),
    map(() => hasGuest() && !isBusy() && activity.isInView()),
    distinctUntilChanged(),
  )
  // The question is answered in its own dialog: were it gone at the touch, its tap would land on what lies below.
  const signs = new Observable<void>((heard) => activity.onSign(() => heard.next())).pipe(
    filter(() => idle.current()._tag === 'Active'),
  )
  const answers = idle.changes.pipe(filter(({ _tag }) => _tag === 'Active'))
  // By the clock and not by counting: a device that slept has been left for as long.
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
