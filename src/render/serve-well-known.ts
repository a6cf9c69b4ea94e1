import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../../src-server/http/matches-etag.ts'
import { wellKnownTypes } from '../brand/well-known.ts'
import { entityTag } from './hash.ts'
import { hostOf } from './request-parts.ts'
import type { StorefrontNeeds } from './storefront-needs.ts'

export const wellKnownPath = '/.well-known/'

/** An hour, so that a new certificate or app is known soon. */
const forAnHour = 'public, max-age=3600'

/** Serves a brand's own files to wallets, apps and security researchers; each host gets its brand's. */
export function serveWellKnown({ brandFor, hostRedirect }: Pick<StorefrontNeeds, 'brandFor' | 'hostRedirect'>) {
  return (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
    const { name } = request.params
    const host = hostOf(request)
    const text = brandFor(hostRedirect?.(host) ?? host)?.wellKnown?.get(name)
    const type = wellKnownTypes[name]
    if (text === undefined || type === undefined) return reply.code(404).type('text/plain').send('Page not found.')
    const etag = entityTag(text)
    reply.headers({ 'cache-control': forAnHour, etag, 'x-content-type-options': 'nosniff' })
    return matchesEtag(request, etag) ? reply.code(304).send() : reply.type(type).send(text)
  }
}
