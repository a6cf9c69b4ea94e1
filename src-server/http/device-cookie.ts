import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiBase, deviceCookie } from '../../src-contract/call/common-headers.ts'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import { knownFor } from '../account/known-devices.ts'
import { isLoopback } from './loopback.ts'

/** What the device shows of the accounts that were signed in to on it; only to a route that asks for it. */
export function deviceOf(request: FastifyRequest, route: RouteShape): string | undefined {
  if (route.device === undefined) return undefined
  return parseCookie(request.headers.cookie ?? '')[deviceCookie]
}

/** Of signing in and signing up alike: whoever has just opened an account is known when they sign in to it. */
const where = `${apiBase}/patron`

/** No script reads it, and nothing but the calls of an account is sent it. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, shown: string | undefined): void {
  if (shown === undefined) return
  const rules = {
    path: where,
    maxAge: knownFor / 1000,
    httpOnly: true,
    sameSite: 'strict',
    secure: !isLoopback(request.hostname.replace(/:\d+$/, '')),
  } as const
  reply.header('set-cookie', stringifySetCookie(deviceCookie, shown, rules))
}
