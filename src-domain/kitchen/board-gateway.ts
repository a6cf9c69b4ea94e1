import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { BoardOrder } from './board-order.ts'
import type { CommandRefusal } from './decide-command.ts'
import type { KitchenCommand } from './kitchen-command.ts'

export interface SentCommand {
  readonly orderId: string
  /** UUID. The server carries out a repeated command with the same id once. */
  readonly commandId: string
  /** The version that the caller saw. */
  readonly version: number
  readonly command: KitchenCommand
}

/** A rejected command, with the order's current state. */
export interface CommandRefused {
  readonly _tag: 'CommandRefused'
  readonly refusal: CommandRefusal
  readonly order: BoardOrder
}

/** Orders of one location as staff see them (our addition). 401 without a session, 403 without the permission. */
export interface BoardGateway {
  /** Open orders, and those that ended since the start of the restaurant's day. */
  readonly orders: (locationId: string) => Promise<Either<CallFailure, readonly BoardOrder[]>>
  readonly send: (sent: SentCommand) => Promise<Either<CallFailure | CommandRefused, BoardOrder>>
  /**
   * Calls `changed` after a change of the location's orders or a reconnect. The caller then fetches the orders; the
   * event has none. `connected` says whether the stream is open. Returns a function that closes the stream.
   */
  readonly watch: (locationId: string, changed: () => void, connected: (isOpen: boolean) => void) => () => void
}
