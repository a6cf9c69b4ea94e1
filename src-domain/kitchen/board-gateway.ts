import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { BoardOrder } from './board-order.ts'
import type { CommandRefusal } from './decide-command.ts'
import type { KitchenCommand } from './kitchen-command.ts'

export interface SentCommand {
  readonly orderId: string
  /** UUID: a repeated command with the same id is carried out once. */
  readonly commandId: string
  /** The version that the caller saw. */
  readonly version: number
  readonly command: KitchenCommand
}

/** A refused command, with the order as it is now. */
export interface CommandRefused {
  readonly _tag: 'CommandRefused'
  readonly refusal: CommandRefusal
  readonly order: BoardOrder
}

/** Orders of one location as staff see them (an addition). 401 without a session, 403 without the permission. */
export interface BoardGateway {
  /** Open orders, and those that ended since the start of the restaurant's day. */
  readonly orders: (locationId: string) => Promise<Either<CallFailure, readonly BoardOrder[]>>
  readonly send: (sent: SentCommand) => Promise<Either<CallFailure | CommandRefused, BoardOrder>>
  /**
   * Calls `changed` when an order of the location changed or a connection was made: a reason to look earlier, never the
   * change itself. `connected` says whether the stream is open. Returns what closes the stream.
   */
  readonly watch: (locationId: string, changed: () => void, connected: (isOpen: boolean) => void) => () => void
}
