import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Instant } from '../time/clock.ts'

/** One line of the audit log. */
export interface AuditLine {
  readonly id: number
  readonly at: Instant
  /** Name or email of the member, device or API key; absent for a member who left, and for the server itself. */
  readonly who?: string
  readonly by: 'member' | 'left' | 'operator'
  /** "order:Accepted". Later versions may add some. */
  readonly action: string
  /** The order's number, the dish, or the member, device, key or printer that the action changed; absent if unknown. */
  readonly subject?: string
  /** Absent: the line concerns no location. */
  readonly locationId?: string
  /** An IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string
}

export interface AuditPage {
  /** Newest first. */
  readonly lines: readonly AuditLine[]
  readonly hasMore: boolean
}

/** What staff did (an addition), for owners and managers. */
export interface AuditGateway {
  /** `locationId`: only that location. `before`: only lines older than that id. */
  readonly list: (locationId: string | undefined, before: number | undefined) => Promise<Either<CallFailure, AuditPage>>
}
