import type { Locale } from '../../src-domain/brand/brand.ts'
import type { AbsentCalls } from '../../src-domain/call/absent-calls.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { Pause } from '../../src-domain/time/clock.ts'

/** What the gateways of one order server share. The functions are asked at each call, because their answers change. */
export interface OrderServerNeeds {
  readonly send: SendJson
  /** The brand's id, sent as `Client` (API-05). */
  readonly brandId: string
  /** One for each visit, so that the calls of a visit can be told together. */
  readonly sessionId: string
  readonly platform?: 'marketplace'
  /** The location of the moment, sent when known (API-06). */
  readonly locationId: () => string | undefined
  /** The session token, sent when known (API-07). */
  readonly token: () => string | undefined
  /** In which the customer reads, sent with a placing call: a receipt is written later. */
  readonly language?: Locale
  /** Headers of device attribution, sent with a placing call (API-08). */
  readonly attribution?: () => Readonly<Record<string, string>>
  /** Additions that were looked for in vain. */
  readonly absent?: AbsentCalls
  /** 503 from any call: the message for the global alert (SHELL-34). */
  readonly onUnavailable: (message: string | undefined) => void
  /** For a read that is asked again when the server says when to come back; absent: it is not. */
  readonly pause?: Pause
  /** Told of what was left out of an answer or not understood, for whoever maintains the back end. */
  readonly report: (what: string) => void
}
