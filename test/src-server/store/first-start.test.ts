import { readdirSync } from 'node:fs'
import { expect } from 'chai'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { asBefore } from '../../builders/migrations-of-before.ts'
import { postgresEngine } from '../../builders/order-server-builder.ts'

const released = readdirSync('src-server/store/migrations').map((file) => file.replace('.sql', ''))
const postgres = process.env['TEST_DATABASE_URL'] ?? ''

describe('the first start of several processes on one empty PostgreSQL', function () {
  this.timeout(60_000)
  before(function () {
    if (postgres === '') this.skip()
  })

  it('V16 never collides: all are open, and each migration ran once', async () => {
    const engine = postgresEngine(postgres)
    try {
      for (let round = 0; round < 3; round += 1) {
        const choice = await engine.fresh()
        const opened = await Promise.allSettled([1, 2, 3, 4].map(() => openDatabase(choice)))
        for (const one of opened) if (one.status === 'fulfilled') await one.value.close()
        expect(opened.map((one) => (one.status === 'rejected' ? String(one.reason) : 'open'))).to.deep.equal(
          Array(4).fill('open'),
        )
        const done = await engine.rows('select name from kysely_migration')
        expect(done.map(({ name }) => name)).to.have.members(released)
      }
    } finally {
      await engine.close()
    }
  })

  it('V16 never collides over a database whose migrations stand in our own table of before', async () => {
    const engine = postgresEngine(postgres)
    try {
      const choice = await engine.fresh()
      await (await openDatabase(choice)).close()
      for (const statement of asBefore) await engine.rows(statement)
      const opened = await Promise.allSettled([1, 2, 3, 4].map(() => openDatabase(choice)))
      for (const one of opened) if (one.status === 'fulfilled') await one.value.close()
      expect(opened.map((one) => (one.status === 'rejected' ? String(one.reason) : 'open'))).to.deep.equal(
        Array(4).fill('open'),
      )
      const done = await engine.rows('select name from kysely_migration')
      expect(done.map(({ name }) => name)).to.have.members(released)
      expect(await engine.rows("select to_regclass('migrations')::text as old")).to.deep.equal([{ old: null }])
    } finally {
      await engine.close()
    }
  })
})
