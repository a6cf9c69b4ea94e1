import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiBase, deviceCookie } from '../../src-contract/call/common-headers.ts'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import { deviceMarkLife } from '../account/known-devices.ts'
import { isLoopback } from './loopback.ts'

export function deviceOf(request: FastifyRequest, route: RouteShape): string | undefined {
  if (route.device === undefined) return undefined
  return parseCookie(request.headers.cookie ?? '')[deviceCookie]
}

/** The cookie's path covers sign-up, so that the device that creates an account is known. */
const where = `${apiBase}/patron`

export function rememberDevice(request: FastifyRequest, reply: FastifyReply, shown: string | undefined): void {
  if (shown === undefined) return
  const rules = {
    path: where,
    maxAge: deviceMarkLife / 1000,
    httpOnly: true,
    sameSite: 'strict',
    secure: !isLoopback(request.hostname.replace(/:\d+$/, '')),
  } as const
  reply.header('set-cookie', stringifySetCookie(deviceCookie, shown, rules))
}
