import { isLeft } from 'fp-ts/lib/Either.js'
import {
  distinctUntilChanged,
  fromEventPattern,
  map,
  merge,
  Subject,
  Subscription,
  skip,
  startWith,
  takeUntil,
} from 'rxjs'
import type { Connection } from '../../src-domain/call/connection.ts'
import { type BoardChange, boardChanges } from '../../src-domain/kitchen/board-changes.ts'
import type { BoardGateway } from '../../src-domain/kitchen/board-gateway.ts'
import type { BoardMemory } from '../../src-domain/kitchen/board-memory.ts'
import {
  type BoardState,
  boardUnreached,
  emptyBoard,
  orderOf,
  ordersHeard,
  orderTouched,
  problemRead,
} from '../../src-domain/kitchen/board-state.ts'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'
import type { Clock, Ids, Pause } from '../../src-domain/time/clock.ts'
import { cell } from '../state/cell.ts'
import { every } from '../state/every.ts'
import { oneAtATime } from '../state/one-at-a-time.ts'
import { commandSender } from './command-sender.ts'

/** Milliseconds between fetches if no event announces a change. */
const lookEvery = 30_000
/** Milliseconds between updates of "due in". */
const tickEvery = 10_000

export interface BoardPorts {
  readonly boards: BoardGateway
  readonly clock: Clock
  readonly ids: Ids
  readonly pause: Pause
  readonly connection: Connection
  readonly sight: PageSight
  readonly memory: Pick<BoardMemory, 'touched' | 'keepTouched'>
  readonly sessionEnded: () => void
}

/**
 * Board of one location. Fetches when opened, on events, every 30 s, on reconnection and when the page becomes visible.
 * Sends commands even while the board is closed.
 */
export function boardController(ports: BoardPorts, location: StaffLocation) {
  const { boards, clock, connection, sight, pause, memory, sessionEnded } = ports
  const board = cell<BoardState>({ ...emptyBoard, touched: memory.touched(location.id) })
  const now = cell(clock.now())
  const isLive = cell(false)
  const changes = cell<readonly BoardChange[]>([])
  const sender = commandSender({ ...ports, gateway: boards, board })
  const closed = new Subject<void>()
  let shown: { readonly orders: BoardState['orders']; readonly at: number } = { orders: undefined, at: clock.now() }

  const tick = () => {
    now.update(clock.now)
    const { orders } = board.current()
    const before = shown
    shown = { orders, at: clock.now() }
    if (orders === undefined || before.orders === undefined) return
    const found = boardChanges({ orders: before.orders, at: before.at }, { orders, at: shown.at })
    if (found.length > 0) changes.update(() => found)
  }
  const fetchOrders = async () => {
    const outcome = await boards.orders(location.id)
    if (!isLeft(outcome)) board.update((known) => ordersHeard(known, outcome.right, clock.now()))
    else if (outcome.left._tag === 'Refused' && outcome.left.status === 401) sessionEnded()
    else board.update((known) => boardUnreached(known, clock.now()))
  }
  const look = oneAtATime(fetchOrders)
  const networkChanged = () => {
    if (connection.isOnline()) sender.tryNow()
    else board.update((known) => boardUnreached(known, clock.now()))
  }

  const open = (): (() => void) => {
    const network = fromEventPattern<void>(connection.onChange, (_, unhear: () => void) => unhear())
    const shownAgain = fromEventPattern<void>(sight.onChange, (_, unhear: () => void) => unhear())
    const events = new Subject<void>()
    const subscriptions = new Subscription()
    subscriptions.add(board.changes.pipe(map(({ orders }) => orders)).subscribe(tick))
    const touched = board.changes.pipe(
      map((state) => state.touched),
      distinctUntilChanged(),
      skip(1),
    )
    subscriptions.add(touched.subscribe((ids) => memory.keepTouched(location.id, ids)))
    subscriptions.add(every(tickEvery, pause).pipe(takeUntil(closed)).subscribe(tick))
    subscriptions.add(network.subscribe(networkChanged))
    subscriptions.add(
      merge(events, network, shownAgain, every(lookEvery, pause))
        .pipe(startWith(undefined), takeUntil(closed))
        .subscribe(look),
    )
    const unwatch = boards.watch(
      location.id,
      () => events.next(),
      (isOpen) => isLive.update(() => isOpen),
    )
    return () => {
      unwatch()
      closed.next()
      subscriptions.unsubscribe()
    }
  }

  return {
    location,
    board,
    now,
    isLive,
    changes,
    open,
    look,
    command: (orderId: string, command: KitchenCommand) => {
      const order = orderOf(board.current(), orderId)
      if (order === undefined) return
      board.update((known) => orderTouched(known, orderId, clock.now()))
      sender.command(orderId, order.version, command)
    },
    touch: (orderId: string) => board.update((known) => orderTouched(known, orderId, clock.now())),
    closeProblem: (orderId: string) => board.update((known) => problemRead(known, orderId)),
    resume: () => {
      sender.tryNow()
      look()
    },
    giveUp: sender.giveUp,
  }
}

export type BoardController = ReturnType<typeof boardController>
