import type { Impact } from '../brand/impact.ts'
import { impactOf } from '../brand/impact.ts'
import type { FlowPosition } from './flow-position.ts'

/** Screens of the page of a placed order (CHK-58). */
export type OrderScreen = 'INTERCEPT_CHECKOUT_COMPLETE' | 'PURCHASE_COMPLETE'

export interface AfterPlacing {
  readonly position: FlowPosition | undefined
  /** This tab placed the order; who only has its address sees the order. */
  readonly isOurs: boolean
  readonly brand: { readonly impact?: Impact }
  /** The nonprofit that was chosen before checkout. */
  readonly nonprofit: string | undefined
}

/** The interlude is still ahead of this tab, whether or not it has anything to show. */
export const isArriving = ({ position, isOurs }: Pick<AfterPlacing, 'position' | 'isOurs'>): boolean =>
  isOurs && position?.document === 'order' && position.screen === 'INTERCEPT_CHECKOUT_COMPLETE'

/** CHK-58: the interlude, then the confirmation. It is skipped when there is nothing left to choose (IMPACT-07). */
export const afterPlacing = (facts: AfterPlacing): OrderScreen =>
  isArriving(facts) && impactOf(facts.brand) !== undefined && facts.nonprofit === undefined
    ? 'INTERCEPT_CHECKOUT_COMPLETE'
    : 'PURCHASE_COMPLETE'
