import type { IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'

/**
 * Whether the client still waits: it is connected, and the request is no older than `limit` milliseconds by a monotonic
 * clock.
 */
export function clientStillWaits(
  { socket }: Pick<IncomingMessage, 'socket'>,
  reply: Pick<FastifyReply, 'elapsedTime'>,
  limit: number,
): () => boolean {
  return () => !socket.destroyed && !socket.writableEnded && reply.elapsedTime <= limit
}
