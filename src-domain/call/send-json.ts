/**
 * `path` starts with `/`; the sender adds base, host and version (API-01). `query` arrays are sent with brackets
 * (API-02).
 */
export interface JsonRequest {
  readonly method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Milliseconds; by default the sender's own timeout. */
  readonly timeoutMs?: number
  /** Sends the cookies of our own origin: the device's, or a staff session's. */
  readonly isDeviceShown?: boolean
}

export type JsonAnswer =
  | {
      readonly _tag: 'Answered'
      readonly status: number
      readonly body: unknown
      readonly headers: Readonly<Record<string, string>>
    }
  /** Sent without an answer: the outcome is unknown. */
  | { readonly _tag: 'NoResponse' }
  | { readonly _tag: 'NotSent'; readonly detail: string }

/** Never rejects. */
export type SendJson = (request: JsonRequest) => Promise<JsonAnswer>
