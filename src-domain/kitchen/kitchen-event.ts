import type { Driver } from '../ticket/driver.ts'
import type { Instant } from '../time/clock.ts'

interface Happened {
  /** 1 for an order's first event. Versions have no gaps. */
  readonly version: number
  readonly at: Instant
}

/** A change of an order after it was placed, in version order. Events are immutable and never deleted. */
export type KitchenEvent = Happened &
  (
    | { readonly _tag: 'Accepted'; readonly promisedAt: Instant }
    | { readonly _tag: 'Delayed'; readonly promisedAt: Instant }
    | { readonly _tag: 'Ready' }
    | { readonly _tag: 'SentOut'; readonly driver?: Driver }
    | { readonly _tag: 'Completed' }
    | { readonly _tag: 'Cancelled'; readonly reason: string }
  )
