import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { OwnershipRefusal } from './own-data-gateway.ts'

export type NotErased = Extract<OwnershipRefusal, { readonly _tag: 'OrderOpen' | 'NotOffered' }>

/** Data about the guest of an order. The order's token grants access. Our addition: see `Ticket.isOfGuest`. */
export interface GuestDataGateway {
  /** Text of a file. */
  readonly copy: (token: string) => Promise<Either<CallFailure | NotErased, string>>
  /** Removes the guest's name from the order. Idempotent. */
  readonly erase: (token: string) => Promise<Either<CallFailure | NotErased, void>>
}
