import type { IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'

export function clientWaitCheck(
  { socket }: Pick<IncomingMessage, 'socket'>,
  reply: Pick<FastifyReply, 'elapsedTime'>,
  limit: number,
): () => boolean {
  return () => !socket.destroyed && !socket.writableEnded && reply.elapsedTime <= limit
}
