import type { FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

export function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  if (accepts(request, 'br')) return 'br'
  return accepts(request, 'gzip') ? 'gzip' : undefined
}

export function accepts(request: FastifyRequest, encoding: Encoding): boolean {
  return (request.headers['accept-encoding'] ?? '').split(',').some((one) => {
    const [name, ...rest] = one.split(';').map((part) => part.trim())
    return name === encoding && !rest.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })
}
