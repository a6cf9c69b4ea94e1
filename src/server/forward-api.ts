import type { FastifyInstance } from 'fastify'
import { apiBase, attributionHeaderNames, headerNames } from '../../src-contract/call/common-headers.ts'
import { mostOf } from '../../src-contract/call/limits.ts'
import { noAnswerCode } from '../../src-contract/call/no-answer.ts'
import { sendRefusal } from '../../src-server/http/error-answers.ts'
import { refusal, unavailableText } from '../../src-server/http/refusal-answer.ts'
import { askBackEnd } from './ask-back-end.ts'

const sent = [
  ...[...Object.values(headerNames), ...attributionHeaderNames],
  ...['content-type', 'accept', 'if-none-match', 'lb-version'],
].map((name) => name.toLowerCase())
const answered = ['content-type', 'etag', 'cache-control', 'retry-after', 'vary']

/**
 * Forwards calls to the back end. Pages call their own host, so the back end needs no CORS. Nothing is read or stored
 * here.
 */
export async function forwardApi(app: FastifyInstance, apiUrl: string, timeoutMs: number): Promise<void> {
  await app.register(
    async (api) => {
      api.removeAllContentTypeParsers()
      api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostOf.bodyBytes }, (_, body, done) =>
        done(null, body),
      )
      api.all('/*', async (request, reply) => {
        const { body, method, headers } = request
        const target = targetOf(apiUrl, request.url)
        if (target === undefined) return sendRefusal(reply, refusal(404, 'unknown_route', 'There is no such call.'))
        const gone = new AbortController()
        reply.raw.once('close', () => gone.abort())
        const answer = await askBackEnd(target, {
          method,
          headers: pickHeaders(sent, (name) => headers[name]),
          // The client is gone, so the back end may abandon the call.
          signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), gone.signal]),
          ...(body instanceof Uint8Array ? { body: new Uint8Array(body) } : {}),
        }).catch((reason: unknown) => {
          request.log.warn({ reason: reason instanceof Error ? reason.name : 'unknown' }, 'back end: no answer')
          return undefined
        })
        // 504, not 503: the call may have taken effect, and 503 means maintenance.
        if (answer === undefined) return sendRefusal(reply, refusal(504, noAnswerCode, unavailableText))
        return reply
          .code(answer.status)
          .headers(pickHeaders(answered, (name) => answer.headers.get(name)))
          .send(answer.body)
      })
    },
    { prefix: apiBase },
  )
}

function pickHeaders(names: readonly string[], read: (name: string) => unknown): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of names) {
    const value = read(name)
    if (typeof value === 'string') found[name] = value
  }
  return found
}

/** Allows only paths below the back end's version segment, also after decoding. */
function targetOf(apiUrl: string, url: string): URL | undefined {
  const base = apiUrl.replace(/\/+$/, '')
  const target = new URL(`${base}${url}`)
  return target.pathname.startsWith(new URL(`${base}${apiBase}/`).pathname) ? target : undefined
}
