import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiBase, deviceCookie } from '../../src-contract/call/common-headers.ts'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import { staffPath } from '../../src-contract/staff/staff-session.ts'
import { deviceMarkLife } from '../account/known-devices.ts'
import { isLoopback } from './loopback.ts'

export function deviceOf(request: FastifyRequest, route: RouteShape): string | undefined {
  if (route.device === undefined) return undefined
  return parseCookie(request.headers.cookie ?? '')[deviceCookie]
}

/** The path covers sign-up, so that the device that creates an account is known. Staff have a cookie of their own. */
function pathOf({ staff }: RouteShape): string {
  return staff === undefined ? `${apiBase}/patron` : `${apiBase}${staffPath}`
}

export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  route: RouteShape,
  shown: string | undefined,
): void {
  if (shown === undefined) return
  const rules = {
    path: pathOf(route),
    maxAge: deviceMarkLife / 1000,
    httpOnly: true,
    sameSite: 'strict',
    secure: !isLoopback(request.hostname.replace(/:\d+$/, '')),
  } as const
  reply.header('set-cookie', stringifySetCookie(deviceCookie, shown, rules))
}
