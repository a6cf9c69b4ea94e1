export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  /** Milliseconds. */
  readonly timeout: number
}

export interface ApiAnswer {
  readonly status: number
  readonly isOk: boolean
  /** Undefined if the body is not complete JSON. */
  readonly json: unknown
}

/** Undefined: no response, so the effect is unknown. No retries or redirects: the request moves money. */
export async function callApi({ method, url, headers, body, timeout }: ApiCall): Promise<ApiAnswer | undefined> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    // `json()` drops a byte order mark.
    return { status: answer.status, isOk: answer.ok, json: await answer.json().catch(() => undefined) }
  } catch {
    return undefined
  }
}
