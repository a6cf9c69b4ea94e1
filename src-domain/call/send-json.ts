/**
 * One HTTP call with JSON both ways. `path` starts with `/` and is joined to the sender's base, host and version segment
 * (API-01); `query` arrays are sent with brackets (API-02).
 */
export interface JsonRequest {
  readonly method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Milliseconds; the sender's own limit when absent. */
  readonly timeoutMs?: number
  /** Our own origin is shown what it gave this device to be known by (a cookie); nothing else is. */
  readonly isDeviceShown?: boolean
}

export type JsonAnswer =
  | {
      readonly _tag: 'Answered'
      readonly status: number
      readonly body: unknown
      readonly headers: Readonly<Record<string, string>>
    }
  /** Sent, but no answer came: whether it had an effect is unknown. */
  | { readonly _tag: 'NoResponse' }
  | { readonly _tag: 'NotSent'; readonly detail: string }

/** Never rejects. */
export type SendJson = (request: JsonRequest) => Promise<JsonAnswer>
