import type { Impact } from '../brand/impact.ts'
import { impactOf } from '../brand/impact.ts'
import type { FlowPosition, OrderScreen } from './flow-position.ts'

export interface AfterPlacing {
  readonly position: FlowPosition | undefined
  /** False if the reader only has the order's URL. */
  readonly isOurs: boolean
  readonly brand: { readonly impact?: Impact }
  readonly nonprofit: string | undefined
  /** The customer chose a nonprofit on this device before. */
  readonly isWidgetUser: boolean
}

/** The interlude comes next, even if it has nothing to show. */
export function isArriving({ position, isOurs }: Pick<AfterPlacing, 'position' | 'isOurs'>): boolean {
  return isOurs && position?.document === 'order' && position.screen === 'INTERCEPT_CHECKOUT_COMPLETE'
}

/** CHK-58: the interlude, then the confirmation. Skips the interlude if there is nothing to choose (IMPACT-07). */
export function afterPlacing(facts: AfterPlacing): OrderScreen {
  const isNew = facts.nonprofit === undefined && !facts.isWidgetUser
  return isArriving(facts) && impactOf(facts.brand) !== undefined && isNew
    ? 'INTERCEPT_CHECKOUT_COMPLETE'
    : 'PURCHASE_COMPLETE'
}
