import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { NotOwned } from './own-data-gateway.ts'

export type NotErased = Extract<NotOwned, { readonly _tag: 'OrderOpen' | 'NotOffered' }>

/** Whoever holds data on the guest of an order, whose token is the whole capability. Ours: see `Ticket.isOfGuest`. */
export interface GuestDataGateway {
  /** The text of a file with all that is held. */
  readonly copy: (token: string) => TaskEither<CallFailure | NotErased, string>
  /** Takes the guest's name off the order. Twice is once. */
  readonly erase: (token: string) => TaskEither<CallFailure | NotErased, void>
}
