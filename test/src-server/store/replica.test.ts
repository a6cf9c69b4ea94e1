import { expect } from 'chai'
import type { PostgresPool } from 'kysely'
import { sql } from 'kysely'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { replicaLag } from '../../../src-server/store/replica-lag.ts'
import { wireTo } from '../../faults/over-wire.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

/** A pool whose one answer is the position that `bytes` returns. */
function positionOf(bytes: () => bigint): PostgresPool {
  const answer = async () => ({ command: 'SELECT' as const, rowCount: 1, rows: [{ bytes: String(bytes()) }] })
  return { connect: async () => ({ query: answer as never, release: () => undefined }), end: async () => undefined }
}

describe('the lag of a copy', () => {
  let now = 0
  let [ours, theirs] = [1_000n, 1_000n]
  const lagOf = () => replicaLag({ primary: positionOf(() => ours), copy: positionOf(() => theirs), now: () => now })
  beforeEach(() => {
    now = 0
    ours = 1_000n
    theirs = 1_000n
  })

  it('is the age of the newest position that the copy has reached', async () => {
    const lag = lagOf()
    expect(await lag()).to.equal(0)
    now = 400
    ours = 2_000n
    expect(await lag()).to.equal(400)
    now = 900
    theirs = 2_000n
    expect(await lag()).to.equal(0)
    now = 1_200
    ours = 3_000n
    theirs = 2_500n
    expect(await lag()).to.equal(300)
  })

  it('stays 0 on a quiet database, however long ago the last change was', async () => {
    const lag = lagOf()
    await lag()
    now = 3_600_000
    expect(await lag()).to.equal(0)
  })

  it('is unknown for a copy behind every position seen, and where a database does not answer', async () => {
    theirs = 1n
    expect(await lagOf()()).to.equal(Number.POSITIVE_INFINITY)
    const silent: PostgresPool = { connect: () => Promise.reject(new Error('gone')), end: async () => undefined }
    const lag = replicaLag({ primary: positionOf(() => ours), copy: silent, now: () => now })
    expect(await lag()).to.equal(Number.POSITIVE_INFINITY)
  })

  it('is asked at most four times a second', async () => {
    let asked = 0
    const counting = positionOf(() => {
      asked += 1
      return 1_000n
    })
    const lag = replicaLag({ primary: positionOf(() => ours), copy: counting, now: () => now })
    for (now = 0; now < 1_000; now += 10) await lag()
    expect(asked).to.equal(4)
  })
})

describe('a copy for reading', function () {
  this.timeout(60_000)
  before(function () {
    if (postgres === '') this.skip()
  })

  /** Which of the two ways a read took: the one over the wire has the port of the wire as its client's other end. */
  it('answers pages and reports while it is reachable and fresh, and the primary answers otherwise', async () => {
    const wire = await wireTo(postgres)
    const readUrl = new URL(postgres)
    readUrl.host = `127.0.0.1:${wire.port}`
    const opened = await openDatabase({ _tag: 'Postgres', url: postgres, readUrl: readUrl.href })
    const read = async (db: typeof opened.pages) => (await sql<{ n: number }>`select 1 as n`.execute(db)).rows[0]?.n
    try {
      expect(await read(opened.looks)).to.equal(1)
      expect(wire.open()).to.equal(0)
      expect(await read(opened.pages)).to.equal(1)
      const open = wire.open()
      expect(open).to.be.greaterThan(0)
      wire.refuse(true)
      expect(wire.open()).to.equal(0)
      for (const db of [opened.pages, opened.reports, opened.pages]) expect(await read(db)).to.equal(1)
    } finally {
      await opened.close()
      await wire.close()
    }
  })
})
