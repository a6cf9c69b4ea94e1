import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'

/** What changed on a board since an earlier look. */
export interface BoardDifference {
  readonly orders: readonly BoardOrder[]
  /** Ids of orders that left the board. */
  readonly gone: readonly string[]
  readonly mark: string
}

/** A location's board at one moment. The same lists serve all callers, so that each is encoded once. */
export interface BoardLook {
  readonly orders: readonly BoardOrder[]
  /** Names this state of the board to a later call. */
  readonly mark: string
  /** Undefined if the mark is of another process, or too old. */
  readonly since: (mark: string) => BoardDifference | undefined
}
