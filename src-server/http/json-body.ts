import type { FastifyInstance } from 'fastify'
import { mostOf } from '../../src-contract/call/limits.ts'
import { malformed, refusal } from './refusal-answer.ts'
import { RefusalError } from './refusal-error.ts'

/** Exact, so that a near miss ("application/json\t; x") is not parsed differently elsewhere. */
const jsonType = /^application\/json(?:; ?charset="?utf-8"?)?$/i

/** Bounds size and nesting before a codec recurses. */
export function readJsonBodiesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: mostOf.bodyBytes },
    (request, text, done) => {
      void parse(request, text.toString(), (error, json) => {
        if (error !== null) done(new RefusalError(malformed('The body is not JSON.')))
        else if (isDeeperThan(mostOf.nesting, json)) done(new RefusalError(malformed('The body is nested too deep.')))
        else done(null, json)
      })
    },
  )
  app.addHook('onRequest', (request, _, done) => {
    const { 'content-type': type, 'content-length': length, 'transfer-encoding': coded } = request.headers
    const hasBody = coded !== undefined || (length !== undefined && length !== '0')
    if (request.headers['content-encoding'] !== undefined) {
      return done(
        new RefusalError(refusal(415, 'unsupported_media_type', 'Compressed request bodies are not supported.')),
      )
    }
    if ((hasBody || type !== undefined) && !jsonType.test(type ?? '')) {
      return done(new RefusalError(refusal(415, 'unsupported_media_type', 'Send application/json.')))
    }
    done()
  })
}

function isDeeperThan(most: number, json: unknown): boolean {
  if (most < 0) return true
  if (typeof json !== 'object' || json === null) return false
  for (const one of Object.values(json)) if (isDeeperThan(most - 1, one)) return true
  return false
}
