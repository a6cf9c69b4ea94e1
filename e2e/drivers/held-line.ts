import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isPlacing } from './placements.ts'
import type { ShopServer } from './shop-server.ts'

export interface HeldLine {
  readonly server: ShopServer
  readonly held: () => number
  readonly release: () => void
  readonly close: () => Promise<void>
}

/** Proxy between browser and shop that holds placing calls back. */
export async function heldLine(shop: ShopServer): Promise<HeldLine> {
  const to = new URL(shop.at('/'))
  let held = 0
  let release: () => void = () => undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  const forward = async (came: IncomingMessage, reply: ServerResponse) => {
    const body = await buffer(came)
    if (came.method === 'POST' && isPlacing(new URL(came.url ?? '/', to))) {
      held += 1
      await released
    }
    const { method, url: path, headers } = came
    const onward = request({ host: to.hostname, port: to.port, method, path, headers, agent: false }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    onward.end(body)
  }
  const proxy: Server = createServer((came, reply) => {
    // The client may disconnect at any time.
    forward(came, reply).catch(() => reply.destroy())
  })
  await new Promise<void>((done) => proxy.listen(0, 'localhost', done))
  const { port } = proxy.address() as AddressInfo
  return {
    server: { ...shop, at: (path, host = 'localhost') => `http://${host}:${port}${path}` },
    held: () => held,
    release: () => release(),
    close: async () => {
      release()
      proxy.closeAllConnections()
      await new Promise((done) => proxy.close(done))
    },
  }
}
