import type { FastifyInstance } from 'fastify'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import type { JsonRequest, SendJson } from '../../src-domain/call/send-json.ts'

const queryOf = (query: JsonRequest['query']): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (typeof value === 'string') search.append(name, value)
    else for (const one of value) search.append(`${name}[]`, one)
  }
  return search.size === 0 ? '' : `?${search}`
}

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

const textHeaders = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/**
 * The pages' own calls, answered by the API of this very process: the same contract, without a socket. With a visitor's
 * address the call counts as that visitor's.
 */
export const sendByInject =
  (app: FastifyInstance, visitor?: string): SendJson =>
  async ({ method, path, query, headers, body }) => {
    try {
      const answer = await app.inject({
        method,
        ...(visitor === undefined ? {} : { remoteAddress: visitor }),
        url: `${apiBase}${path}${queryOf(query)}`,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      return {
        _tag: 'Answered',
        status: answer.statusCode,
        body: parsed(answer.body),
        headers: textHeaders(answer.headers),
      }
    } catch {
      // The process is stopping.
      return { _tag: 'NoResponse' }
    }
  }
