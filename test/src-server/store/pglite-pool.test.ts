import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { Results } from '@electric-sql/pglite'
import { expect } from 'chai'
import { eventLoopTurn } from '../../../src-server/store/event-loop-turn.ts'
import { pglitePool } from '../../../src-server/store/pglite-pool.ts'

/** PGlite computes on the event loop. */
function compute(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until) Math.sqrt(until)
}

describe('the line before the embedded database', () => {
  it('R6, V15 who opens a connection is let in while others wait for the database', async () => {
    const sockets: Socket[] = []
    const server = createServer((socket) => void sockets.push(socket))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const letInBefore: number[] = []
    const answer: Results<never> = { rows: [], fields: [] }
    const pool = pglitePool(
      {
        query: async <A>() => {
          letInBefore.push(sockets.length)
          compute(12)
          return answer as Results<A>
        },
        execProtocol: () => Promise.reject(new Error('nothing here is prepared')),
        runExclusive: (work) => work(),
      },
      async () => undefined,
    ).forKysely
    const ask = async () => {
      const client = await pool.connect()
      await client.query('analyze', [])
      client.release()
    }
    const callers = Array.from({ length: 40 }, () => connect(address.port, '127.0.0.1'))
    try {
      await Promise.all(Array.from({ length: 30 }, ask))
      expect(letInBefore.at(-1), 'let in when the last of the line had its turn').to.equal(40)
    } finally {
      for (const socket of [...callers, ...sockets]) socket.destroy()
      await new Promise((done) => server.close(done))
    }
  })

  it('R6 a turn of the loop that took long is not taken again before as much time was worked in', async () => {
    let now = 0
    const take = eventLoopTurn(() => now)
    const isTurnTaken = async () => {
      let isTaken = false
      setImmediate(() => {
        isTaken = true
      })
      await take()
      return isTaken
    }
    const first = take()
    now = 500
    await first
    expect(await isTurnTaken(), 'at once after it').to.equal(false)
    await turn()
    now = 999
    expect(await isTurnTaken(), 'as long as it took').to.equal(false)
    await turn()
    now = 1_001
    expect(await isTurnTaken(), 'after it').to.equal(true)
  })
})
