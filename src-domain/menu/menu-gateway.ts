import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from './menu.ts'

export interface MenuQuery {
  readonly locationId: string
  readonly orderType: DiningOption
  readonly menuType?: 'packing'
  /** The lists of that time, seconds since 1970; of now when absent, and from a back end that cannot tell. */
  readonly at?: number
}

/** May answer from a cache; an entry that cannot be read is left out and reported, the rest stands. */
export interface MenuGateway {
  readonly menu: (query: MenuQuery) => TaskEither<CallFailure, Menu>
}
