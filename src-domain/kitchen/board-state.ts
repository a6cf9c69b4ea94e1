import type { Instant } from '../time/clock.ts'
import { statusAt } from './board.ts'
import type { SentCommand } from './board-gateway.ts'
import type { BoardOrder } from './board-order.ts'
import type { CommandProblem } from './command-problem.ts'

/** One location's board, as this device knows it. */
export interface BoardState {
  /** Undefined before the first answer. */
  readonly orders: readonly BoardOrder[] | undefined
  readonly heardAt: Instant | undefined
  /** Time of the first failure to reach the order server; undefined while it answers. */
  readonly offlineSince: Instant | undefined
  /** Commands without an answer, oldest first. */
  readonly pending: readonly SentCommand[]
  /** Why an order's last command failed, by order id. */
  readonly problems: Readonly<Record<string, CommandProblem>>
  /** New orders that staff touched on this device. They no longer ring. */
  readonly touched: readonly string[]
}

export const emptyBoard: BoardState = {
  orders: undefined,
  heardAt: undefined,
  offlineSince: undefined,
  pending: [],
  problems: {},
  touched: [],
}

/**
 * Adopts the order server's answer. Keeps an order of a later version: the server sent the answer before a command
 * changed the order.
 */
export function ordersHeard(state: BoardState, heard: readonly BoardOrder[], at: Instant): BoardState {
  const orders = heard.map((order) => newer(order, orderOf(state, order.id)))
  const ids = new Set(orders.map(({ id }) => id))
  return {
    ...state,
    orders,
    heardAt: at,
    offlineSince: undefined,
    problems: Object.fromEntries(Object.entries(state.problems).filter(([id]) => ids.has(id))),
    touched: state.touched.every((id) => ids.has(id)) ? state.touched : state.touched.filter((id) => ids.has(id)),
  }
}

export function boardUnreached(state: BoardState, at: Instant): BoardState {
  return { ...state, offlineSince: state.offlineSince ?? at }
}

/** A new command removes the problem of the last one. */
export function commandMade(state: BoardState, sent: SentCommand): BoardState {
  return { ...state, pending: [...state.pending, sent], problems: without(state.problems, sent.orderId) }
}

export function commandAnswered(state: BoardState, { commandId }: SentCommand, order: BoardOrder): BoardState {
  return { ...withOrder(state, order), pending: notOf(state.pending, commandId), offlineSince: undefined }
}

/** `order`: the order's current state, if the answer had it. */
export function commandFailed(
  state: BoardState,
  { commandId, orderId }: SentCommand,
  problem: CommandProblem,
  order?: BoardOrder,
): BoardState {
  return {
    ...(order === undefined ? state : withOrder(state, order)),
    pending: notOf(state.pending, commandId),
    problems: { ...state.problems, [orderId]: problem },
  }
}

export function problemRead(state: BoardState, orderId: string): BoardState {
  return { ...state, problems: without(state.problems, orderId) }
}

/** Touching a scheduled order does not silence it once it becomes new. */
export function orderTouched(state: BoardState, orderId: string, now: Instant): BoardState {
  const order = orderOf(state, orderId)
  if (order === undefined || statusAt(order, now) !== 'new' || state.touched.includes(orderId)) return state
  return { ...state, touched: [...state.touched, orderId] }
}

/** Whether a new order is still untouched. */
export function isRinging({ orders = [], touched, pending }: BoardState, now: Instant): boolean {
  return orders.some(
    (order) =>
      statusAt(order, now) === 'new' &&
      !touched.includes(order.id) &&
      !pending.some(({ orderId }) => orderId === order.id),
  )
}

export function pendingOf({ pending }: Pick<BoardState, 'pending'>, orderId: string): SentCommand | undefined {
  return pending.find((sent) => sent.orderId === orderId)
}

export function orderOf({ orders }: Pick<BoardState, 'orders'>, orderId: string): BoardOrder | undefined {
  return orders?.find(({ id }) => id === orderId)
}

function withOrder(state: BoardState, order: BoardOrder): BoardState {
  return { ...state, orders: state.orders?.map((known) => (known.id === order.id ? newer(order, known) : known)) }
}

function newer(heard: BoardOrder, known: BoardOrder | undefined): BoardOrder {
  return known !== undefined && known.version > heard.version ? known : heard
}

function notOf(pending: readonly SentCommand[], commandId: string): readonly SentCommand[] {
  return pending.filter((sent) => sent.commandId !== commandId)
}

function without<A>(all: Readonly<Record<string, A>>, id: string): Readonly<Record<string, A>> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== id))
}
