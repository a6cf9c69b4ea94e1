import { connect, createServer, type Socket } from 'node:net'

/** A load balancer in front of servers that may die. New connections go to the server that is chosen at the time. */
export async function front(chosen: () => number): Promise<{
  readonly port: number
  readonly close: () => Promise<void>
}> {
  const open = new Set<Socket>()
  const gate = createServer((client) => {
    const server = connect({ host: '127.0.0.1', port: chosen() })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((done) => gate.listen(0, done))
  const address = gate.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: async () => {
      for (const one of open) one.destroy()
      await new Promise((done) => gate.close(done))
    },
  }
}
