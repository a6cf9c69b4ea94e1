import type { FastifyRequest } from 'fastify'

/** The request's host without its port, in small letters. */
export const hostOf = (request: FastifyRequest): string => request.hostname.toLowerCase().replace(/:\d+$/, '')

/** One value of the query; a repeated one counts as absent. */
export const queryOf = (request: FastifyRequest, name: string): string | undefined =>
  new URL(request.url, 'http://page').searchParams.getAll(name).length === 1
    ? (new URL(request.url, 'http://page').searchParams.get(name) ?? undefined)
    : undefined

export const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/'

export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([key]) => key === name)?.[1]
