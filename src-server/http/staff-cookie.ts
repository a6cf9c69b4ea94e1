import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import { staffCookie, staffPath } from '../../src-contract/staff/staff-session.ts'
import { bearerOf } from './caller-of.ts'
import { isLoopback } from './loopback.ts'
import { type RefusalAnswer, refusal } from './refusal-answer.ts'

/** The token of the staff session, on routes that read one. */
export function staffTokenOf(request: FastifyRequest, route: RouteShape): string | undefined {
  if (route.staff === undefined) return undefined
  return parseCookie(request.headers.cookie ?? '')[staffCookie]
}

/** The key of a call by a till, on routes that accept one. */
export function apiKeyOf(request: FastifyRequest, route: RouteShape): string | undefined {
  return route.staff === 'signed-in' ? bearerOf(request.headers) : undefined
}

/** Seconds; the longest that browsers allow. The server ends sessions, and that of a device lasts while it is used. */
const longestCookieLife = 400 * 86_400

/** Sets the session's cookie, or with '' removes it. No script can read it, and it is sent to staff routes only. */
export function rememberStaff(request: FastifyRequest, reply: FastifyReply, token: string | undefined): void {
  if (token === undefined) return
  const rules = {
    path: `${apiBase}${staffPath}`,
    maxAge: token === '' ? 0 : longestCookieLife,
    httpOnly: true,
    sameSite: 'strict',
    secure: !isLoopback(request.hostname.replace(/:\d+$/, '')),
  } as const
  reply.header('set-cookie', stringifySetCookie(staffCookie, token, rules))
}

const foreignOrigin = refusal(403, 'foreign_origin', 'This call must come from a page of the same address.')

const cookieAndKey = refusal(400, 'cookie_and_key', 'Send the session cookie or an API key, not both.')

/**
 * Browsers send the cookie by themselves, so a call that changes something must name our own page as its origin. No
 * browser sends a key by itself, so a call with one may come from anywhere.
 */
export function foreignOriginOf(request: FastifyRequest, route: RouteShape): RefusalAnswer | undefined {
  if (apiKeyOf(request, route) !== undefined)
    return staffTokenOf(request, route) === undefined ? undefined : cookieAndKey
  if (route.staff === undefined || route.method === 'GET') return undefined
  const { origin } = request.headers
  return origin !== undefined && hostOf(origin) === request.host ? undefined : foreignOrigin
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
