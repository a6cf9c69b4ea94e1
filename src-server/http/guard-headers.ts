import type { FastifyReply } from 'fastify'

const everywhere = Object.entries({
  // Browsers obey it over HTTPS alone.
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
})

/** For every answer there is, whatever it is about: one that says something of its own here keeps that. */
export function guardHeaders(reply: FastifyReply): void {
  for (const [name, value] of everywhere) if (!reply.hasHeader(name)) reply.header(name, value)
}

/** The same for an answer that is written by hand. */
export const guardLines = everywhere.map(([name, value]) => `${name}: ${value}\r\n`).join('')
