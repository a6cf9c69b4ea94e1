import { millisecondsInDay } from 'date-fns/constants'
import type { Instant } from '../time/clock.ts'

/** Milliseconds after which a kept cart is stale (SHELL-36). */
export const keptFor = millisecondsInDay

/** What a device remembers about the last visit. Absent: never stored, or not readable. */
export interface LastVisit {
  readonly stampedAt?: Instant
  readonly version?: string
  readonly configId?: string
  /** The saved order's address still has the members of an old release (SHELL-39). */
  readonly hasAddressComponents: boolean
  /** A placement whose outcome is not known yet. */
  readonly hasPendingPlacement: boolean
}

/**
 * `everything`: also the session token, so the customer is signed out (SHELL-40).
 * `nothingYet`: everything is due, but a pending placement has to be resolved first; the next start asks again.
 */
export type ToClear = 'nothing' | 'cart' | 'everything' | 'nothingYet'

/** What a shop that starts clears of what the device kept (SHELL-36 to SHELL-40). */
export function whatToClear(last: LastVisit, now: Instant, version: string, configId: string): ToClear {
  const isForeign = last.hasAddressComponents || (last.configId !== undefined && last.configId !== configId)
  if (isForeign) return last.hasPendingPlacement ? 'nothingYet' : 'everything'
  const isExpired = last.stampedAt !== undefined && now - last.stampedAt >= keptFor
  const isOfOtherVersion = last.version !== undefined && last.version !== version
  return isExpired || isOfOtherVersion ? 'cart' : 'nothing'
}
