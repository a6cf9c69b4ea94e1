import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { ChooseTable, TableRefusal } from './choose-table.ts'
import { isSameTable } from './table-form.ts'

/** The table link opened in this tab; session storage. Never throws. */
export interface FollowedTable {
  readonly read: () => string | undefined
  readonly keep: (number: string) => void
}

export interface SeatAtTablePorts {
  readonly order: Pick<StateCell<OrderInProgress>, 'current'>
  readonly choose: ChooseTable
  readonly followed: FollowedTable
}

export type Seated =
  /** `number`: the restaurant's spelling. */
  | { readonly _tag: 'Now'; readonly number: string }
  /** The tab opened this link before, so the link must not override the guest's later choice. */
  | { readonly _tag: 'Before' }

/** Checks the table of a link like a typed one (TABLE-07). */
export function seatAtTable({
  order,
  choose,
  followed,
}: SeatAtTablePorts): (number: string) => Promise<Either<TableRefusal, Seated>> {
  return async (number) => {
    if (isSameTable(followed.read() ?? '', number) && order.current().table !== undefined)
      return right({ _tag: 'Before' })
    const chosen = await choose(number)
    if (isLeft(chosen)) return chosen
    followed.keep(number)
    return right({ _tag: 'Now', number: order.current().table?.number ?? number })
  }
}
