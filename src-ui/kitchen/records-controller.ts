import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { distinctUntilChanged, map, skip } from 'rxjs'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { orderOf } from '../../src-domain/kitchen/board-state.ts'
import type { OrderRecord, RefundAmounts } from '../../src-domain/kitchen/order-record.ts'
import type { OrderRecordGateway, RefundShare } from '../../src-domain/kitchen/order-record-gateway.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import { cell } from '../state/cell.ts'
import { oneAtATime } from '../state/one-at-a-time.ts'
import type { BoardController } from './board-controller.ts'
import { type RecordProblem, recordProblem } from './record-problem.ts'

export interface SearchState {
  readonly text: string
  /** Undefined while the order server has not answered. */
  readonly found: readonly BoardOrder[] | undefined
  readonly problem: RecordProblem | undefined
}

export interface RecordState {
  readonly orderId: string
  /** Undefined until the order server answers. */
  readonly record: OrderRecord | undefined
  /** Why the last look failed. */
  readonly problem: RecordProblem | undefined
}

export type QuoteOutcome =
  | { readonly _tag: 'Quoted'; readonly quote: RefundAmounts }
  | { readonly _tag: 'Failed'; readonly problem: RecordProblem }

export interface RecordsPorts {
  readonly records: OrderRecordGateway
  readonly ids: Ids
  readonly sessionEnded: () => void
}

/** Search for orders of one location, and the record of the order that is open. */
export function recordsController(ports: RecordsPorts, board: Pick<BoardController, 'location' | 'board'>) {
  const { records, ids, sessionEnded } = ports
  const { location } = board
  const search = cell<SearchState | undefined>(undefined)
  const record = cell<RecordState | undefined>(undefined)
  /** The last refund or message without an answer. The same one is sent again under the same id. */
  let unanswered: { readonly what: string; readonly id: string } | undefined

  const failed = (failure: CallFailure): RecordProblem => {
    if (failure._tag === 'Refused' && failure.status === 401) sessionEnded()
    return recordProblem(failure)
  }
  const ofOpen = (orderId: string, change: (now: RecordState) => RecordState) =>
    record.update((now) => (now?.orderId === orderId ? change(now) : now))
  const heard = (next: OrderRecord) => ofOpen(next.order.id, (now) => ({ ...now, record: next, problem: undefined }))
  const fetchRecord = async () => {
    const orderId = record.current()?.orderId
    if (orderId === undefined) return
    const answer = await records.record(orderId)
    if (!isLeft(answer)) return heard(answer.right)
    const problem = failed(answer.left)
    ofOpen(orderId, (now) => ({ ...now, problem }))
  }
  const look = oneAtATime(fetchRecord)

  const send = async (
    what: string,
    call: (id: string) => Promise<Either<CallFailure, OrderRecord>>,
  ): Promise<RecordProblem | undefined> => {
    const id = unanswered?.what === what ? unanswered.id : ids.uuid()
    unanswered = { what, id }
    const answer = await call(id)
    if (!isLeft(answer)) {
      unanswered = undefined
      heard(answer.right)
      return undefined
    }
    const problem = failed(answer.left)
    if (problem !== 'no-answer') unanswered = undefined
    // Another device changed the order; show how it is now.
    if (problem === 'refunds-changed') look()
    return problem
  }

  return {
    location,
    search,
    record,
    find: async (text: string): Promise<void> => {
      const asked: SearchState = { text, found: undefined, problem: undefined }
      search.update(() => asked)
      const answer = await records.search(location.id, text)
      const next = isLeft(answer) ? { ...asked, problem: failed(answer.left) } : { ...asked, found: answer.right }
      // A later search, or none, has taken its place.
      search.update((now) => (now === asked ? next : now))
    },
    closeSearch: () => search.update(() => undefined),
    /** The order as it is known: on the board, in its record, or among those found. */
    orderOf: (orderId: string): BoardOrder | undefined => {
      const now = record.current()
      return (
        orderOf(board.board.current(), orderId) ??
        (now?.orderId === orderId ? now.record?.order : undefined) ??
        search.current()?.found?.find(({ id }) => id === orderId)
      )
    },
    /** Looks again whenever the board has. Returns a function that closes the record. */
    open: (orderId: string): (() => void) => {
      record.update(() => ({ orderId, record: undefined, problem: undefined }))
      look()
      const looks = board.board.changes.pipe(
        map(({ heardAt }) => heardAt),
        distinctUntilChanged(),
        skip(1),
      )
      const subscription = looks.subscribe(look)
      return () => {
        subscription.unsubscribe()
        record.update((now) => (now?.orderId === orderId ? undefined : now))
      }
    },
    look,
    quote: async (orderId: string, share: RefundShare): Promise<QuoteOutcome> => {
      const answer = await records.quote(orderId, share)
      return isLeft(answer) ? { _tag: 'Failed', problem: failed(answer.left) } : { _tag: 'Quoted', quote: answer.right }
    },
    /** Undefined: the order server has the refund. */
    refund: ({ order, refunds }: OrderRecord, share: RefundShare, reason: string) =>
      send(JSON.stringify(['refund', order.id, refunds.length, share, reason]), (refundId) =>
        records.refund(order.id, { refundId, seen: refunds.length, share, reason }),
      ),
    /** Undefined: the order server will mail the message. */
    message: (orderId: string, text: string) =>
      send(JSON.stringify(['message', orderId, text]), (messageId) => records.message(orderId, { messageId, text })),
  }
}

export type RecordsController = ReturnType<typeof recordsController>
