import type { Impact } from '../brand/impact.ts'
import { impactOf } from '../brand/impact.ts'
import type { FlowPosition, OrderScreen } from './flow-position.ts'

export interface AfterPlacing {
  readonly position: FlowPosition | undefined
  /** This tab placed the order; who only has its address sees the order. */
  readonly isOurs: boolean
  readonly brand: { readonly impact?: Impact }
  /** The nonprofit that was chosen before checkout. */
  readonly nonprofit: string | undefined
  /** A nonprofit was chosen on this device before: the charity's widget has a user. */
  readonly isWidgetUser: boolean
}

/** The interlude is still ahead of this tab, whether or not it has anything to show. */
export function isArriving({ position, isOurs }: Pick<AfterPlacing, 'position' | 'isOurs'>): boolean {
  return isOurs && position?.document === 'order' && position.screen === 'INTERCEPT_CHECKOUT_COMPLETE'
}

/** CHK-58: the interlude, then the confirmation. It is skipped when there is nothing left to choose (IMPACT-07). */
export function afterPlacing(facts: AfterPlacing): OrderScreen {
  const isNew = facts.nonprofit === undefined && !facts.isWidgetUser
  return isArriving(facts) && impactOf(facts.brand) !== undefined && isNew
    ? 'INTERCEPT_CHECKOUT_COMPLETE'
    : 'PURCHASE_COMPLETE'
}
