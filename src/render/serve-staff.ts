import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownLanguageOf } from '../../src-domain/text/language.ts'
import type { DocumentServing } from './serving.ts'
import { staffDocument } from './staff-document.ts'
import { installIcons, staffManifest } from './staff-manifest.ts'
import type { staticFiles } from './static-files.ts'
import { htmlType, noShop, type Visit, visitOf } from './visit.ts'
import { wordsOf } from './words-for.ts'

/** The staff document, where our own order server answers; another back end has no staff routes. */
export function serveStaff(serving: DocumentServing) {
  const { needs, assetsOf, api } = serving
  return forStaff(serving, ({ served, locale }, reply) => {
    const { html, policy } = staffDocument({
      served,
      locale,
      words: wordsOf(served, locale),
      assets: assetsOf('staff', locale, served.brand.id),
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
  })
}

/** Browsers fetch it without cookies, so its address names the language. */
export function serveStaffManifest(serving: DocumentServing) {
  return forStaff(serving, (visit, reply) => {
    const { served, locale } = visit
    const manifest = staffManifest(visit, wordsOf(served, locale))
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie, host' })
    return reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifest))
  })
}

/** Our own copies, because a brand's pictures may be on a host that has no such icons. */
export function serveStaffIcon(serving: DocumentServing, file: ReturnType<typeof staticFiles>) {
  return async (request: FastifyRequest, reply: FastifyReply, name: string) =>
    forStaff(serving, ({ served }) => {
      if (!installIcons.has(name)) return noShop(reply)
      const folder = join(serving.needs.distDir, 'brands', served.brand.id, 'images')
      return file(request, reply, { folder, name, isHashed: false })
    })(request, reply)
}

function forStaff({ needs, api }: DocumentServing, serve: (visit: Visit, reply: FastifyReply) => unknown) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(needs, request, reply)
    if (visit === undefined || api !== undefined) return noShop(reply)
    if (needs.servesStaff?.(visit.served, request.host) === false) return noShop(reply)
    // Brands do not translate the staff pages.
    return serve({ ...visit, locale: ownLanguageOf(visit.locale) }, reply)
  }
}
