import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from './menu.ts'

export interface MenuQuery {
  readonly locationId: string
  readonly orderType: DiningOption
  readonly menuType?: 'packing'
  /** The time of the menu, in seconds since 1970; absent for now. A back end without it answers for now. */
  readonly at?: number
}

/** May answer from a cache; an entry that cannot be read is left out and reported, the rest stands. */
export interface MenuGateway {
  readonly menu: (query: MenuQuery) => TaskEither<CallFailure, Menu>
}
