import type { Either } from 'fp-ts/lib/Either.js'
import type { OrderStatus, ValidateResult } from '../../src-domain/placement/order-gateway.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import type { PriceCheck } from '../../src-domain/pricing/price-check.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { Caller } from '../caller.ts'
import type { NotFound } from '../not-found.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { PlacementResult } from './placement-result.ts'

export interface OrderingFacade {
  readonly validate: (
    caller: Caller,
    locationId: string,
    order: SubmittedOrder,
  ) => Promise<Either<NotFound, ValidateResult>>
  readonly checkPrice: (
    caller: Caller,
    locationId: string,
    order: SubmittedOrder,
  ) => Promise<Either<NotFound, PriceCheck>>
  readonly place: (request: PlacementRequest) => Promise<PlacementResult>
  /** The key is itself the capability. */
  readonly status: (caller: Caller, key: string) => Promise<Either<NotFound, OrderStatus>>
  /**
   * The customer returned from a further step or gave up. Looks the charge up at the processor; the status contains a
   * step that is still open.
   */
  readonly settleStep: (caller: Caller, key: string, isGivenUp: boolean) => Promise<Either<NotFound, OrderStatus>>
  readonly ticketByToken: (caller: Caller, token: string) => Promise<Either<NotFound, Ticket>>
}
