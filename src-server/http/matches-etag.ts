import type { FastifyRequest } from 'fastify'

/** Compressing proxies mark the ETag as weak. */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  return (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
