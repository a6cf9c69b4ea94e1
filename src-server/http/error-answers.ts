import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyReply } from 'fastify'
import { guardLines } from './guard-headers.ts'
import { malformed, type RefusalAnswer, refusal, unavailableText } from './refusal-answer.ts'
import { RefusalError } from './refusal-error.ts'

const known: Readonly<Record<string, RefusalAnswer>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refusal(413, 'too_large', 'The body is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refusal(415, 'unsupported_media_type', 'Send application/json.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: malformed('The body is empty.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformed('The body does not match Content-Length.'),
  FST_ERR_BAD_URL: malformed('The URL cannot be decoded.'),
}

/** Internal errors are a bare 500. */
export function answerToError(error: Partial<FastifyError>): RefusalAnswer {
  if (error instanceof RefusalError) return error.answer
  const one = known[error.code ?? '']
  if (one !== undefined) return one
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return refusal(status, 'malformed', 'The request is malformed.')
  if (status === 503) return refusal(503, 'unavailable', unavailableText, 5)
  return refusal(500, 'internal', unavailableText)
}

export function sendRefusal(reply: FastifyReply, { status, body, retryAfter }: RefusalAnswer): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.code(status).header('cache-control', 'private, no-store').send(body)
}

export function logAndAnswer(log: FastifyBaseLogger, error: unknown): RefusalAnswer {
  const answer = answerToError(error instanceof Error ? error : {})
  if (answer.status >= 500) log.error({ err: error }, 'request failed')
  return answer
}

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Milliseconds. */
const closeTimeout = 1_000

/** Answers input that never became a request, then closes the socket. */
export function refuseConnection(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify({ message: 'The request is malformed.', code: 'malformed' })
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${guardLines}connection: close\r\n\r\n`
  socket.write(head + body)
  socket.destroySoon()
  setTimeout(() => socket.destroy(), closeTimeout).unref()
}
