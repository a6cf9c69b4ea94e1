import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { OwnershipRefusal } from './own-data-gateway.ts'

export type NotErased = Extract<OwnershipRefusal, { readonly _tag: 'OrderOpen' | 'NotOffered' }>

/** Data on the guest of an order; its token is the capability. Our extension: see `Ticket.isOfGuest`. */
export interface GuestDataGateway {
  /** Text of a file. */
  readonly copy: (token: string) => Promise<Either<CallFailure | NotErased, string>>
  /** Removes the guest's name from the order. Idempotent. */
  readonly erase: (token: string) => Promise<Either<CallFailure | NotErased, void>>
}
