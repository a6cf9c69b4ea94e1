import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentServing } from './serving.ts'
import { staffDocument } from './staff-document.ts'
import { textsFor } from './texts-for.ts'
import { htmlType, noShop, visitOf } from './visit.ts'
import { wordsFor } from './words-for.ts'

/** The staff document, where our own order server answers; another back end has no staff routes. */
export function serveStaff({ needs, assetsOf, api }: DocumentServing) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(needs, request, reply)
    if (visit === undefined || api !== undefined) return noShop(reply)
    const { served, locale } = visit
    if (needs.servesStaff?.(served, request.host) === false) return noShop(reply)
    const { html, policy } = staffDocument({
      served,
      locale,
      words: wordsFor(locale, textsFor(served, locale)),
      assets: assetsOf('staff', locale),
      apiBase: needs.apiBase,
      api,
    })
    reply.headers({
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      // An invitation may be in the address.
      'referrer-policy': 'no-referrer',
    })
    return reply.type(htmlType).send(html)
  }
}
