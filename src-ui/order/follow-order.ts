import {
  distinctUntilChanged,
  EMPTY,
  fromEventPattern,
  map,
  merge,
  Observable,
  Subscription,
  switchMap,
  takeWhile,
} from 'rxjs'
import type { Connection } from '../../src-domain/call/connection.ts'
import { mayChange } from '../../src-domain/ticket/may-change.ts'
import type { OrderEvents } from '../../src-domain/ticket/order-events.ts'
import type { TicketState } from '../../src-domain/ticket/ticket-state.ts'
import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'
import type { Clock, Pause } from '../../src-domain/time/clock.ts'
import type { WatchableCell } from '../state/cell.ts'
import { every } from '../state/every.ts'

/** Milliseconds between looks without events. */
const lookEvery = 30_000

export interface FollowOrderNeeds {
  readonly ticket: WatchableCell<TicketState>
  readonly events: OrderEvents
  readonly sight: PageSight
  readonly connection: Connection
  readonly clock: Clock
  readonly pause: Pause
  /** Fetches the order; called again while it runs, it runs once more. */
  readonly look: () => void
}

type Following = 'no' | 'by looks' | 'by events'

/**
 * Looks at an order again while the restaurant may still change it: every 30 s, and earlier after an event. A hidden
 * page has no stream and does not look; it looks when it is shown again. Returns an unsubscribe function.
 */
export function followOrder(token: string, needs: FollowOrderNeeds): () => void {
  const { ticket, events, sight, connection, clock, pause, look } = needs
  const sightings = fromEventPattern<void>(sight.onChange, (_, unhear: () => void) => unhear())
  const network = fromEventPattern<void>(connection.onChange, (_, unhear: () => void) => unhear())
  const following = (): Following => {
    const state = ticket.current()
    if (sight.isHidden() || state._tag !== 'Known' || !mayChange(state.ticket, clock.now())) return 'no'
    // Only a location with a board tells of changes as they happen.
    return state.ticket.steps === undefined ? 'by looks' : 'by events'
  }
  const changes = new Observable<void>((observer) => events.watch(token, () => observer.next()))
  const timer = every(lookEvery, pause).pipe(takeWhile(() => following() !== 'no'))
  const subscriptions = new Subscription()
  subscriptions.add(
    merge(ticket.changes, sightings)
      .pipe(
        map(following),
        distinctUntilChanged(),
        switchMap((how) => (how === 'no' ? EMPTY : how === 'by events' ? merge(timer, changes) : timer)),
      )
      .subscribe(look),
  )
  subscriptions.add(
    merge(sightings, network).subscribe(() => {
      if (following() !== 'no') look()
    }),
  )
  return () => subscriptions.unsubscribe()
}
