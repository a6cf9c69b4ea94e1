import { expect } from 'chai'
import { sql } from 'kysely'
import { machineSpeed, wallClock } from '../../../scripts/machine-speed.mjs'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aCardPlacement, aPlacement, openWorld, placed, postgresEngine } from '../../builders/order-server-builder.ts'
import { percentile } from '../../load/percentile.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''
const questions = 500
const orders = 200
/** Milliseconds on the reference machine. */
const bound = 5_000

describe('PostgreSQL with hundreds of slow queries', function () {
  this.timeout(180_000)

  it('V3 places orders within five seconds meanwhile, and answers the slow requests with 503 and Retry-After', async function () {
    if (postgres === '') return this.skip()
    const engine = postgresEngine(postgres)
    const world = await openWorld(engine)
    const { app } = await openEdge(world.server)
    const other = await openDatabase(world.choice)
    const speed = machineSpeed(wallClock)
    try {
      placed(await world.server.ordering.place(aPlacement()))
      await other.db.transaction().execute(async (db) => {
        // Opening a shared cart waits for this lock, up to the lock timeout.
        await sql`lock table saved_carts in access exclusive mode`.execute(db)
        const headers = { client: 'noodle-house', locationid: 'loc-1' }
        const asked = Array.from({ length: questions }, () =>
          app.inject({ method: 'GET', url: '/v1/cart/AAAAAAAAAAAAAAAAAAAAAA', headers }),
        )
        const times: number[] = []
        const queue = async () => {
          while (times.length < orders) {
            const began = performance.now()
            placed(await world.server.ordering.place(times.length % 2 === 0 ? aPlacement() : aCardPlacement()))
            times.push(performance.now() - began)
            speed.sample()
          }
        }
        await Promise.all(Array.from({ length: 8 }, queue))
        expect(percentile(times, 0.99)).to.be.lessThan(speed.scaled(bound))
        const answers = await Promise.all(asked)
        for (const answer of answers) {
          expect(answer.statusCode, answer.body).to.equal(503)
          expect(answer.headers['retry-after']).to.equal('5')
        }
        console.log(
          `      ${times.length} orders beside ${questions} questions: median ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
        )
      })
    } finally {
      await other.close()
      await app.close()
      await world.close()
    }
    return undefined
  })
})
