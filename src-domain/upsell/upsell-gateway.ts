import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'

/** What is offered beside an order (API-47), in the collections of a menu; empty where the brand offers nothing. */
export interface UpsellGateway {
  readonly upsells: (
    locationId: string,
    orderType: DiningOption,
    /** The time of the menu, in seconds since 1970; absent for now. A back end without it answers for now. */
    at?: number,
  ) => TaskEither<CallFailure, Menu>
}
