import type { FurtherStep } from '../../src-domain/payment/further-step.ts'
import type { PriceCheck } from '../../src-domain/pricing/price-check.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'

export type PlacementResult =
  | { readonly _tag: 'Placed'; readonly ticket: Ticket }
  /** Nothing is charged before this step. */
  | { readonly _tag: 'StepRequired'; readonly step: FurtherStep }
  | NotPlaced

export type NotPlaced =
  /** The status route will have the outcome. */
  | { readonly _tag: 'Unknown' }
  /** Nothing was charged, and the key stays usable. */
  | {
      readonly _tag: 'Refused'
      readonly status: 400 | 401 | 402 | 403 | 404
      readonly message: string
      readonly code: string
      readonly reason?: string
    }
  | { readonly _tag: 'PriceChanged'; readonly price: PriceCheck }
  | { readonly _tag: 'IdempotencyMismatch' }
  | { readonly _tag: 'DuplicateSuspected' }
  /** Nothing was done or charged. */
  | { readonly _tag: 'Unavailable' }
