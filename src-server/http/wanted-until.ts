import type { IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'

/**
 * Whether somebody still waits for this call: its connection stands, and it came no more than `limit` milliseconds ago,
 * counted from its first line by a clock that nobody sets.
 */
export function wantedUntil(
  { socket }: Pick<IncomingMessage, 'socket'>,
  reply: Pick<FastifyReply, 'elapsedTime'>,
  limit: number,
): () => boolean {
  return () => !socket.destroyed && !socket.writableEnded && reply.elapsedTime <= limit
}
