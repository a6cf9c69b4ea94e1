import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'

/** API-47, as a menu; empty if the brand has no upsells. */
export interface UpsellGateway {
  readonly upsells: (
    locationId: string,
    orderType: DiningOption,
    /** Seconds since 1970; absent for now. Back ends may ignore it. */
    at?: number,
  ) => Promise<Either<CallFailure, Menu>>
}
