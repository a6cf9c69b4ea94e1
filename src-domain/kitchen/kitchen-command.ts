import type { Driver } from '../ticket/driver.ts'

/** Minutes that one command may add to the promised time. */
export const mostMinutesMore = 180

/** A command of staff, a device or a till about one order. */
export type KitchenCommand =
  /** `minutesMore`: 0 keeps the promised time. */
  | { readonly _tag: 'Accept'; readonly minutesMore: number }
  | { readonly _tag: 'Delay'; readonly minutesMore: number }
  | { readonly _tag: 'MarkReady' }
  | { readonly _tag: 'SendOut'; readonly driver?: Driver }
  | { readonly _tag: 'Complete' }
  /** `reason`: shown to the customer in the restaurant's words. */
  | { readonly _tag: 'Cancel'; readonly reason: string }
