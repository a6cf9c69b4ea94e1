import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refuseConnection } from './error-answers.ts'
import type { EdgeLimits } from './limits.ts'

/** Milliseconds. */
const sweep = 50
/** What was half sent when the server began to stop may still arrive for so long. */
const lastWords = 1_000
/** No answer of ours takes longer; who does not read it by then is not waited for. */
const longestAnswer = 20_000

/**
 * Keeps the sockets of a server in bounds. Those that have sent no whole request, because they are idle or because they
 * are slow on purpose, are counted, and the one that waits longest makes room. A server that stops answers what is in
 * work, tells each caller that the connection ends, and waits for no socket that has nothing to be answered.
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
      if (since > lastWords) waiting.destroyAll()
      if (since > longestAnswer) server.closeAllConnections()
    }, sweep)
    server.once('close', () => clearInterval(timer))
    if (!server.listening) clearInterval(timer)
  })
}

function waitingSockets(server: Server, { mostWaiting, requestTimeoutMs }: EdgeLimits) {
  /** Who waits longest comes first. */
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
    // Node's own clock stops when the head of a request is there.
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
