import type { JsonAnswer, JsonRequest, SendJson } from '../../src-domain/call/send-json.ts'

export interface FetchNeeds {
  readonly fetch: typeof globalThis.fetch
  /** An origin, or '' for our own. */
  readonly base: string
  readonly isOffline: () => boolean
  readonly hearDate?: (date: string | undefined) => void
  /** Milliseconds. */
  readonly timeoutMs: number
}

/**
 * `NotSent` only if nothing left this device: fetch reports "could not connect" and "response lost" alike, and the
 * latter may have placed an order.
 */
export function sendJsonByFetch({ fetch, base, isOffline, hearDate, timeoutMs }: FetchNeeds): SendJson {
  return async (request): Promise<JsonAnswer> => {
    if (isOffline()) return { _tag: 'NotSent', detail: 'offline' }
    const prepared = prepare(base, request)
    if ('detail' in prepared) return { _tag: 'NotSent', detail: prepared.detail }
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), request.timeoutMs ?? timeoutMs)
    try {
      const response = await fetch(prepared.url, { ...prepared.init, signal: abort.signal })
      const text = await response.text()
      if (request.method !== 'GET') hearDate?.(response.headers.get('date') ?? undefined)
      return {
        _tag: 'Answered',
        status: response.status,
        body: read(text),
        headers: Object.fromEntries(response.headers),
      }
    } catch {
      return { _tag: 'NoResponse' }
    } finally {
      clearTimeout(timer)
    }
  }
}

function prepare(
  base: string,
  request: JsonRequest,
): { readonly url: string; readonly init: RequestInit } | { readonly detail: string } {
  try {
    const body = request.body === undefined ? undefined : JSON.stringify(request.body)
    // Throws before anything is sent.
    const headers = new Headers({
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    })
    return {
      url: `${base}${request.path}${queryOf(request.query)}`,
      init: {
        method: request.method,
        headers,
        credentials: request.isDeviceShown === true ? 'same-origin' : 'omit',
        cache: request.method === 'GET' ? 'default' : 'no-store',
        ...(body === undefined ? {} : { body }),
      },
    }
  } catch (reason) {
    return { detail: reason instanceof Error ? reason.message : String(reason) }
  }
}

function queryOf(query: JsonRequest['query']): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (typeof value === 'string') search.append(name, value)
    else for (const one of value) search.append(`${name}[]`, one)
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function read(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's error page; may become a message (API-09).
    return text
  }
}
