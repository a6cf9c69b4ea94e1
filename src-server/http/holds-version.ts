import type { FastifyRequest } from 'fastify'

/** Whether the caller has this version already. One that is marked as weak was compressed on its way by somebody between us. */
export function holdsVersion(request: FastifyRequest, etag: string): boolean {
  return (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
