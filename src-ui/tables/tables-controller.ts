import { isLeft } from 'fp-ts/lib/Either.js'
import type { TableSigns, TableSignsGateway } from '../../src-domain/fulfilment/table-signs.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import { cell } from '../state/cell.ts'
import { oneAtATime } from '../state/one-at-a-time.ts'

export interface TablesPorts {
  readonly tableSigns: TableSignsGateway
  readonly print: () => void
  /** Scheme and host of this page, which is the shop's unless the order server names another. */
  readonly origin: string
  readonly sessionEnded: () => void
}

export interface TablesState {
  /** Undefined until the order server answers. */
  readonly signs: TableSigns | undefined
  readonly isUnreached: boolean
}

/** Signs for the tables of one location. Tables come from the brand's files, so one look suffices. */
export function tablesController({ tableSigns, print, origin, sessionEnded }: TablesPorts, location: StaffLocation) {
  const state = cell<TablesState>({ signs: undefined, isUnreached: false })
  const look = oneAtATime(async () => {
    const answer = await tableSigns.list(location.id)
    if (!isLeft(answer)) return state.update(() => ({ signs: answer.right, isUnreached: false }))
    if (answer.left._tag === 'Refused' && answer.left.status === 401) return sessionEnded()
    state.update((now) => ({ ...now, isUnreached: true }))
  })
  return { location, state, look, print, origin }
}

export type TablesController = ReturnType<typeof tablesController>
