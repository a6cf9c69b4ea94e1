import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import type { JsonRequest, SendJson } from '../../src-domain/call/send-json.ts'

/** Milliseconds. */
const timeout = 10_000

/**
 * Sends the pages' own calls without a socket. `visitor`: client that the call counts for. `giveUp` resolves when the
 * caller stops waiting.
 */
export function sendByInject(app: FastifyInstance, visitor?: string, giveUp = waitForTimeout): SendJson {
  return async ({ method, path, query, headers, body }) => {
    const ended = new AbortController()
    try {
      const asked = app.inject({
        method,
        ...(visitor === undefined ? {} : { remoteAddress: visitor }),
        url: `${apiBase}${path}${queryOf(query)}`,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      const answer = await Promise.race([asked, giveUp(ended.signal).then(() => undefined)])
      if (answer === undefined) return { _tag: 'NoResponse' }
      return {
        _tag: 'Answered',
        status: answer.statusCode,
        body: parsed(answer.body),
        headers: textHeaders(answer.headers),
      }
    } catch {
      // Calls fail while the process is stopping.
      return { _tag: 'NoResponse' }
    } finally {
      ended.abort()
    }
  }
}

function queryOf(query: JsonRequest['query']): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (typeof value === 'string') search.append(name, value)
    else for (const one of value) search.append(`${name}[]`, one)
  }
  return search.size === 0 ? '' : `?${search}`
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      // Two cookies are a list.
      const text = Array.isArray(value) ? value.join(', ') : value
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )
}

function waitForTimeout(ended: AbortSignal): Promise<unknown> {
  return sleep(timeout, undefined, { signal: ended }).catch(() => undefined)
}
