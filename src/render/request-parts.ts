import type { FastifyRequest } from 'fastify'

/** Without port, in lower case. */
export function hostOf(request: FastifyRequest): string {
  return request.hostname.toLowerCase().replace(/:\d+$/, '')
}

/** A repeated one counts as absent. */
export function queryOf(request: FastifyRequest, name: string): string | undefined {
  return new URL(request.url, 'http://page').searchParams.getAll(name).length === 1
    ? (new URL(request.url, 'http://page').searchParams.get(name) ?? undefined)
    : undefined
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}

export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  return (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([key]) => key === name)?.[1]
}

/** Path and query; some clients send a whole URL. */
export function addressOf(request: FastifyRequest): string {
  if (request.url.startsWith('/')) return request.url
  return URL.canParse(request.url) ? new URL(request.url).pathname + new URL(request.url).search : '/'
}

/** ":3000"; empty if the client named none. */
export function portOf(request: FastifyRequest): string {
  return /:\d{1,5}$/.exec(request.host)?.[0] ?? ''
}
