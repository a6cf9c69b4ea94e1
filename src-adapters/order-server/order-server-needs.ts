import type { Locale } from '../../src-domain/brand/brand.ts'
import type { AbsentCalls } from '../../src-domain/call/absent-calls.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Pause } from '../../src-domain/time/clock.ts'

/** The functions are called per request, because their results change. */
export interface OrderServerNeeds {
  readonly send: SendJson
  /** Sent as `Client` (API-05). */
  readonly brandId: string
  /** The brand's: its decimals are those of amounts in calls. */
  readonly currency: Currency
  /** One per visit. */
  readonly sessionId: string
  readonly platform?: 'marketplace'
  /** Sent when known (API-06). */
  readonly locationId: () => string | undefined
  /** Sent when known (API-07). */
  readonly token: () => string | undefined
  readonly language?: Locale
  /** Sent when placing (API-08). */
  readonly attribution?: () => Readonly<Record<string, string>>
  /** Additions that the back end lacks. */
  readonly absent?: AbsentCalls
  /** On any 503, for the global alert (SHELL-34). */
  readonly onUnavailable: (message: string | undefined) => void
  /** Enables retries after `Retry-After`. */
  readonly pause?: Pause
  /** Receives descriptions of omitted and undecodable data. */
  readonly report: (what: string) => void
}
