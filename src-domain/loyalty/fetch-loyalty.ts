import { isLeft } from 'fp-ts/lib/Either.js'
import type { Brand } from '../brand/brand.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Loyalty } from './loyalty.ts'
import type { LoyaltyGateway } from './loyalty-gateway.ts'

/** LOYAL-14. A fetch that failed leaves nothing to show (LOYAL-15). */
export type LoyaltyState =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Fetching' }
  | { readonly _tag: 'Loaded'; readonly loyalty: Loyalty }

export const idleLoyalty: LoyaltyState = { _tag: 'Idle' }

export interface LoyaltyPorts {
  readonly brand: Pick<Brand, 'loyalty'>
  readonly gateway: LoyaltyGateway
  readonly loyalty: StateCell<LoyaltyState>
  /** For whoever maintains the shop; the customer is told nothing. */
  readonly report: (failure: CallFailure) => void
}

/**
 * Asks what the patron has earned, where the brand rewards at all (LOYAL-01). Policy: latest wins, and an answer for a
 * state that was forgotten meanwhile is dropped, because it is another person's.
 */
export function fetchLoyalty({ brand, gateway, loyalty, report }: LoyaltyPorts) {
  let newest = 0
  return async (): Promise<void> => {
    if (!brand.loyalty.enabled) return
    newest += 1
    const mine = newest
    loyalty.update(() => ({ _tag: 'Fetching' }))
    const answer = await gateway.loyalty()()
    if (isLeft(answer)) report(answer.left)
    if (newest !== mine || loyalty.current()._tag !== 'Fetching') return
    loyalty.update(() => (isLeft(answer) ? idleLoyalty : { _tag: 'Loaded', loyalty: answer.right }))
  }
}
