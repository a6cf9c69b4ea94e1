import type { Locale } from '../../src-domain/brand/brand.ts'
import type { AbsentCalls } from '../../src-domain/call/absent-calls.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { Pause } from '../../src-domain/time/clock.ts'

/** Shared by all gateways of one order server. The functions are called per request, because their results change. */
export interface OrderServerNeeds {
  readonly send: SendJson
  /** The brand's id, sent as `Client` (API-05). */
  readonly brandId: string
  /** One per visit, to correlate its requests. */
  readonly sessionId: string
  readonly platform?: 'marketplace'
  /** The current location, sent when known (API-06). */
  readonly locationId: () => string | undefined
  /** The session token, sent when known (API-07). */
  readonly token: () => string | undefined
  /** The customer's language, sent when placing, for the receipt. */
  readonly language?: Locale
  /** Headers of device attribution, sent when placing (API-08). */
  readonly attribution?: () => Readonly<Record<string, string>>
  /** Additions that the back end lacks. */
  readonly absent?: AbsentCalls
  /** Called with the message of any 503, for the global alert (SHELL-34). */
  readonly onUnavailable: (message: string | undefined) => void
  /** Enables retries of reads after `Retry-After`; absent: none. */
  readonly pause?: Pause
  /** Called with what was left out or undecodable, for the back end's maintainers. */
  readonly report: (what: string) => void
}
