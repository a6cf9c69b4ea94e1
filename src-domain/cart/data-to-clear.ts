import { millisecondsInDay } from 'date-fns/constants'
import type { Instant } from '../time/clock.ts'

/** Milliseconds (SHELL-36). */
export const keptFor = millisecondsInDay

/** Absent: never stored, or unreadable. */
export interface LastVisit {
  readonly stampedAt?: Instant
  readonly version?: string
  readonly configId?: string
  /** Storage has the address format of an old release (SHELL-39). */
  readonly hasAddressComponents: boolean
  readonly hasPendingPlacement: boolean
}

/**
 * `everything` includes the session token (SHELL-40). `nothingYet`: waits until a pending placement is resolved; the
 * next start checks again.
 */
export type DataToClear = 'nothing' | 'cart' | 'everything' | 'nothingYet'

export function dataToClear(last: LastVisit, now: Instant, version: string, configId: string): DataToClear {
  const isForeign = last.hasAddressComponents || (last.configId !== undefined && last.configId !== configId)
  if (isForeign) return last.hasPendingPlacement ? 'nothingYet' : 'everything'
  const isExpired = last.stampedAt !== undefined && now - last.stampedAt >= keptFor
  const isOfOtherVersion = last.version !== undefined && last.version !== version
  return isExpired || isOfOtherVersion ? 'cart' : 'nothing'
}
