import type { Impact } from '../brand/impact.ts'
import { impactOf } from '../brand/impact.ts'
import type { FlowPosition, OrderScreen } from './flow-position.ts'

export interface AfterPlacing {
  readonly position: FlowPosition | undefined
  /** False for a reader who only has the order's URL. */
  readonly isOurs: boolean
  readonly brand: { readonly impact?: Impact }
  readonly nonprofit: string | undefined
  /** A nonprofit was chosen on this device before. */
  readonly isWidgetUser: boolean
}

/** The interlude is next, even if it has nothing to show. */
export function isArriving({ position, isOurs }: Pick<AfterPlacing, 'position' | 'isOurs'>): boolean {
  return isOurs && position?.document === 'order' && position.screen === 'INTERCEPT_CHECKOUT_COMPLETE'
}

/** CHK-58: the interlude, then the confirmation. Skipped without a choice to make (IMPACT-07). */
export function afterPlacing(facts: AfterPlacing): OrderScreen {
  const isNew = facts.nonprofit === undefined && !facts.isWidgetUser
  return isArriving(facts) && impactOf(facts.brand) !== undefined && isNew
    ? 'INTERCEPT_CHECKOUT_COMPLETE'
    : 'PURCHASE_COMPLETE'
}
