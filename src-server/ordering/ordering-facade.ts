import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OrderStatus, ValidateResult } from '../../src-domain/ordering/order-gateway.ts'
import type { SubmittedOrder } from '../../src-domain/ordering/submitted-order.ts'
import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import type { PriceCheck } from '../../src-domain/pricing/price-check.ts'
import type { Caller } from '../caller.ts'
import type { NotFound } from '../not-found.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { PlacementResult } from './placement-result.ts'

/** Judging, pricing and placing an order, and what became of it. */
export interface OrderingFacade {
  readonly validate: (caller: Caller, locationId: string, order: SubmittedOrder) => TaskEither<NotFound, ValidateResult>
  readonly checkPrice: (caller: Caller, locationId: string, order: SubmittedOrder) => TaskEither<NotFound, PriceCheck>
  readonly place: (request: PlacementRequest) => Promise<PlacementResult>
  /** By idempotency key, itself the capability. */
  readonly status: (caller: Caller, key: string) => TaskEither<NotFound, OrderStatus>
  /**
   * The customer is back from a further step, or gives it up. The processor is asked what became of it; as long as it
   * is still to be taken, the status has it.
   */
  readonly settleStep: (caller: Caller, key: string, isGivenUp: boolean) => TaskEither<NotFound, OrderStatus>
  readonly ticketByToken: (caller: Caller, token: string) => TaskEither<NotFound, Ticket>
}
