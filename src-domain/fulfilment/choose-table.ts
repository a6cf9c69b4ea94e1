import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import { type SaidAgainst, saidAgainst } from '../call/said-against.ts'
import { setTable } from '../cart/change-terms.ts'
import type { OrderInProgress, Table } from '../cart/order-in-progress.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ids } from '../time/clock.ts'
import { type TableNumberProblem, tableNumberOf, tableNumberProblem } from './table-form.ts'
import type { TableCheck, TableGateway } from './table-gateway.ts'

export type TableRefusal =
  | { readonly _tag: 'Form'; readonly problem: TableNumberProblem }
  /** TABLE-08; without a message if the check itself failed. */
  | ({ readonly _tag: 'NotAccepted' } & SaidAgainst)
  /** The customer chose another table or restaurant meanwhile. */
  | { readonly _tag: 'Overtaken' }

export interface TablePorts {
  readonly tables: TableGateway
  readonly order: StateCell<OrderInProgress>
  readonly ids: Ids
}

export type ChooseTable = (typed: string) => Promise<Either<TableRefusal, Table>>

/** Checks a table number with the restaurant and sets the table (TABLE-07). Policy: latest wins. */
export function chooseTable({ tables, order, ids }: TablePorts): ChooseTable {
  let newest = 0
  const check = async (locationId: string, number: string): Promise<Either<TableRefusal, Table>> => {
    newest += 1
    const mine = newest
    const verdict = verdictOf(await tables.check(locationId, number), number)
    if (newest !== mine || order.current().location?.id !== locationId) return left({ _tag: 'Overtaken' })
    if (verdict._tag === 'Right') order.update(setTable(verdict.right, ids.uuid()))
    return verdict
  }
  return async (typed) => {
    const problem = tableNumberProblem(typed)
    if (problem !== undefined) return left({ _tag: 'Form', problem })
    const locationId = order.current().location?.id
    return locationId === undefined ? left({ _tag: 'NotAccepted' }) : check(locationId, tableNumberOf(typed))
  }
}

function verdictOf(answer: Either<CallFailure, TableCheck>, number: string): Either<TableRefusal, Table> {
  // Only a refusal has a message for customers.
  if (isLeft(answer))
    return left({ _tag: 'NotAccepted', ...(answer.left._tag === 'Refused' ? saidAgainst(answer.left) : {}) })
  const { isValid, table } = answer.right
  return isValid && table !== undefined
    ? right({ id: table.id, number })
    : left({ _tag: 'NotAccepted', ...saidAgainst(answer.right) })
}
