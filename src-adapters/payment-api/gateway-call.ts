export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: object
  /** Milliseconds. */
  readonly timeout: number
}

export interface ApiAnswer {
  readonly status: number
  readonly isOk: boolean
  /** Not yet read by any codec; undefined where it is no JSON, or stops in the middle. */
  readonly json: unknown
}

/**
 * One call to a processor's API. Undefined: no answer in time, so that what was asked for may have happened. Nothing is
 * sent a second time, and nothing follows its host elsewhere: what is sent moves money, and is good at one host.
 */
export async function callApi({ method, url, headers, body, timeout }: ApiCall): Promise<ApiAnswer | undefined> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    // A byte order mark before its JSON is taken away here, as by any decoder of UTF-8.
    return { status: answer.status, isOk: answer.ok, json: await answer.json().catch(() => undefined) }
  } catch {
    return undefined
  }
}
