import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refuseConnection } from './error-answers.ts'
import type { EdgeLimits } from './limits.ts'

/** Milliseconds. */
const sweep = 50
/** Milliseconds. */
const closeTimeout = 1_000
/** Milliseconds. */
const longestAnswer = 20_000

/**
 * Bounds the number of sockets by closing the oldest one without a complete request. A stopping server answers running
 * requests and drops other sockets.
 */
export function boundConnections(app: FastifyInstance, limits: EdgeLimits): void {
  const { server } = app
  const waiting = waitingSockets(server, limits)
  let isStopping = false
  server.maxConnections = limits.mostConnections
  app.addHook('onSend', (_request, reply, _body, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    isStopping = true
    const began = performance.now()
    const timer = setInterval(() => {
      const since = performance.now() - began
      server.closeIdleConnections()
      if (since > closeTimeout) waiting.destroyAll()
      if (since > longestAnswer) server.closeAllConnections()
    }, sweep)
    server.once('close', () => clearInterval(timer))
    if (!server.listening) clearInterval(timer)
  })
}

function waitingSockets(server: Server, { mostWaiting, requestTimeoutMs }: EdgeLimits) {
  const waiting = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
    const [oldest] = waiting
    if (waiting.size > mostWaiting) oldest?.destroy()
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket)
    })
    if (!hasBody(request)) {
      waiting.delete(socket)
      return
    }
    // Node's own timer stops after the headers.
    const late = setTimeout(() => refuseConnection({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket), requestTimeoutMs)
    late.unref()
    request.once('end', () => waiting.delete(socket))
    for (const end of ['end', 'close']) request.once(end, () => clearTimeout(late))
  })
  return {
    destroyAll: () => {
      for (const socket of waiting) socket.destroy()
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
