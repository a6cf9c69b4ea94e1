import type { Instant } from '../time/clock.ts'
import type { Driver } from './kitchen-command.ts'

interface Happened {
  /** 1 for the first event of an order, then without gaps. */
  readonly version: number
  readonly at: Instant
}

/** What happened to an order after it was placed, in the order of versions. Events are never changed or removed. */
export type KitchenEvent = Happened &
  (
    | { readonly _tag: 'Accepted'; readonly promisedAt: Instant }
    | { readonly _tag: 'Delayed'; readonly promisedAt: Instant }
    | { readonly _tag: 'Ready' }
    | { readonly _tag: 'SentOut'; readonly driver?: Driver }
    | { readonly _tag: 'Completed' }
    | { readonly _tag: 'Cancelled'; readonly reason: string }
  )
