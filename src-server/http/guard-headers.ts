import type { FastifyReply } from 'fastify'

const everywhere = Object.entries({
  // Browsers honour it only over HTTPS.
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
})

export function guardHeaders(reply: FastifyReply): void {
  for (const [name, value] of everywhere) if (!reply.hasHeader(name)) reply.header(name, value)
}

export const guardLines = everywhere.map(([name, value]) => `${name}: ${value}\r\n`).join('')
