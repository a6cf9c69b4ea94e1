import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { ChooseTable, TableRefusal } from './choose-table.ts'
import { isSameTable } from './table-form.ts'

/** The table of the link that this tab followed. Gone with the tab; never throws. */
export interface FollowedTable {
  readonly read: () => string | undefined
  readonly keep: (number: string) => void
}

export interface SitAtPorts {
  readonly order: Pick<StateCell<OrderInProgress>, 'current'>
  readonly choose: ChooseTable
  readonly followed: FollowedTable
}

export type Seated =
  /** At this table from now on, as the restaurant spells it. */
  | { readonly _tag: 'Now'; readonly number: string }
  /** The link was followed in this tab before: it does not take back what the guest chose since. */
  | { readonly _tag: 'Before' }

/** The table that a link names (TABLE-07), checked with the restaurant like a typed one. */
export function sitAt({ order, choose, followed }: SitAtPorts): (number: string) => TaskEither<TableRefusal, Seated> {
  return (number) => async (): Promise<Either<TableRefusal, Seated>> => {
    if (isSameTable(followed.read() ?? '', number) && order.current().table !== undefined)
      return right({ _tag: 'Before' })
    const chosen = await choose(number)()
    if (isLeft(chosen)) return chosen
    followed.keep(number)
    return right({ _tag: 'Now', number: order.current().table?.number ?? number })
  }
}
