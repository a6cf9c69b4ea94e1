import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from './menu.ts'

export interface MenuQuery {
  readonly locationId: string
  readonly orderType: DiningOption
  readonly menuType?: 'packing'
  /** Seconds since 1970; absent for now. Back ends may ignore it. */
  readonly at?: number
}

/** May use a cache. Skips and reports unreadable entries. */
export interface MenuGateway {
  readonly menu: (query: MenuQuery) => Promise<Either<CallFailure, Menu>>
}
