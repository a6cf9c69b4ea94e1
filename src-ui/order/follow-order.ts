import {
  defer,
  distinctUntilChanged,
  EMPTY,
  fromEventPattern,
  map,
  merge,
  Observable,
  Subscription,
  switchMap,
  takeUntil,
  takeWhile,
} from 'rxjs'
import type { Connection } from '../../src-domain/call/connection.ts'
import { listensFor, mayChange } from '../../src-domain/ticket/may-change.ts'
import type { OrderEvents } from '../../src-domain/ticket/order-events.ts'
import type { TicketState } from '../../src-domain/ticket/ticket-state.ts'
import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'
import type { Clock, Pause } from '../../src-domain/time/clock.ts'
import type { WatchableCell } from '../state/cell.ts'
import { every } from '../state/every.ts'

/** Milliseconds between fetches without events. */
const lookEvery = 30_000

export interface FollowOrderNeeds {
  readonly ticket: WatchableCell<TicketState>
  readonly events: OrderEvents
  readonly sight: PageSight
  readonly connection: Connection
  readonly clock: Clock
  readonly pause: Pause
  /** Fetches the order. Any calls during a fetch cause one more. */
  readonly look: () => void
}

type Following = 'no' | 'by looks' | 'by events' | 'by events alone'

/**
 * Fetches an order every 30 s while the restaurant may still change it, and earlier after an event. A hidden page
 * closes its stream and stops; it fetches when it becomes visible. A completed order is only listened to, for a while,
 * because a refund may follow. Returns an unsubscribe function.
 */
export function followOrder(token: string, needs: FollowOrderNeeds): () => void {
  const { ticket, events, sight, connection, clock, pause, look } = needs
  const sightings = fromEventPattern<void>(sight.onChange, (_, unhear: () => void) => unhear())
  const network = fromEventPattern<void>(connection.onChange, (_, unhear: () => void) => unhear())
  const listening = () => {
    const state = ticket.current()
    return state._tag === 'Known' ? listensFor(state.ticket, clock.now()) : 0
  }
  const following = (): Following => {
    const state = ticket.current()
    if (sight.isHidden() || state._tag !== 'Known') return 'no'
    if (!mayChange(state.ticket, clock.now())) return listening() > 0 ? 'by events alone' : 'no'
    // Only a location with a board sends events.
    return state.ticket.steps === undefined ? 'by looks' : 'by events'
  }
  const changes = new Observable<void>((observer) => events.watch(token, () => observer.next()))
  const isOpen = () => following() === 'by looks' || following() === 'by events'
  const timer = every(lookEvery, pause).pipe(takeWhile(isOpen))
  const forAWhile = defer(() => changes.pipe(takeUntil(defer(() => pause.wait(listening())))))
  const looksOf: Readonly<Record<Following, Observable<void>>> = {
    no: EMPTY,
    'by looks': timer,
    'by events': merge(timer, changes),
    'by events alone': forAWhile,
  }
  const subscriptions = new Subscription()
  subscriptions.add(
    merge(ticket.changes, sightings)
      .pipe(
        map(following),
        distinctUntilChanged(),
        switchMap((how) => looksOf[how]),
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
