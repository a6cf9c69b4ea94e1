import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../src-domain/brand/brand.ts'
import { isLoopback } from '../../src-server/http/loopback.ts'
import { brandWithSinks } from './brand-with-sinks.ts'
import { localeOf } from './locale-of.ts'
import { cookieOf, hostOf, queryOf } from './request-parts.ts'
import { documentHeaders } from './security-policy.ts'
import type { ServedBrand, StorefrontNeeds } from './storefront-needs.ts'

export const htmlType = 'text/html; charset=utf-8'

export interface Visit {
  readonly served: ServedBrand
  readonly locale: Locale
}

/** Also sets every document's common headers. */
export function visitOf(
  { brandFor, appEnv }: Pick<StorefrontNeeds, 'brandFor' | 'appEnv'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Visit | undefined {
  const found = brandFor(hostOf(request))
  if (found === undefined) return undefined
  const served = brandWithSinks(found, appEnv === 'production')
  const asked = queryOf(request, 'lang')
  const locale = localeOf(served.brand, {
    asked,
    kept: cookieOf(request, 'lang'),
    acceptLanguage: request.headers['accept-language'],
  })
  const secure = isLoopback(hostOf(request)) ? '' : '; Secure'
  if (asked === locale) reply.header('set-cookie', `lang=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`)
  reply.headers(documentHeaders)
  return { served, locale }
}

export function noShop(reply: FastifyReply) {
  return reply.code(404).type('text/plain').send('Page not found.')
}
