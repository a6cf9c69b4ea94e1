import { isLeft } from 'fp-ts/lib/Either.js'
import type { Brand } from '../brand/brand.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Loyalty } from './loyalty.ts'
import type { LoyaltyGateway } from './loyalty-gateway.ts'

/** LOYAL-14. After a failed fetch the shop shows nothing (LOYAL-15). */
export type LoyaltyState =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Fetching' }
  | { readonly _tag: 'Loaded'; readonly loyalty: Loyalty }

export const idleLoyalty: LoyaltyState = { _tag: 'Idle' }

export interface LoyaltyPorts {
  readonly brand: Pick<Brand, 'loyalty'>
  readonly gateway: LoyaltyGateway
  readonly loyalty: StateCell<LoyaltyState>
  /** Logs for the operator. */
  readonly report: (failure: CallFailure) => void
}

/**
 * Loads the patron's rewards if the brand has a program (LOYAL-01). Policy: latest wins; drops an answer after a reset,
 * because it may be another patron's.
 */
export function fetchLoyalty({ brand, gateway, loyalty, report }: LoyaltyPorts) {
  let newest = 0
  return async (): Promise<void> => {
    if (!brand.loyalty.enabled) return
    newest += 1
    const mine = newest
    loyalty.update(() => ({ _tag: 'Fetching' }))
    const answer = await gateway.loyalty()
    if (isLeft(answer)) report(answer.left)
    if (newest !== mine || loyalty.current()._tag !== 'Fetching') return
    loyalty.update(() => (isLeft(answer) ? idleLoyalty : { _tag: 'Loaded', loyalty: answer.right }))
  }
}
