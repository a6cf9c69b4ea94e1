import { expect } from 'chai'
import pg from 'pg'
import { databaseName, databaseOfRun, dropLeftovers } from '../../scripts/database-of-run.mjs'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const now = Date.now()
const anHour = 3_600_000

describe('The databases of test runs', () => {
  before(function () {
    if (url === '') this.skip()
  })

  async function withServer<A>(work: (client: pg.Client) => Promise<A>): Promise<A> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  async function exists(client: pg.Client, name: string): Promise<boolean> {
    return (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1
  }

  it('are dropped by the next run when they are older than an hour and nobody is connected', () =>
    withServer(async (client) => {
      const [old, nameless, young, held] = [
        databaseName(now - anHour - 1),
        `tureen_tests_${'f'.repeat(31)}${process.pid % 10}`,
        databaseName(now - anHour + 60_000),
        databaseName(now - 2 * anHour),
      ]
      for (const name of [old, nameless, young, held]) await client.query(`create database ${name}`)
      const other = new URL(url)
      other.pathname = `/${held}`
      const connected = new pg.Client({ connectionString: other.href })
      await connected.connect()
      try {
        await dropLeftovers((statement) => client.query(statement), now)
        expect([await exists(client, old), await exists(client, nameless)]).to.deep.equal([false, false])
        expect([await exists(client, young), await exists(client, held)]).to.deep.equal([true, true])
      } finally {
        await connected.end()
        for (const name of [old, nameless, young, held])
          await client.query(`drop database if exists ${name} with (force)`)
      }
    }))

  it('carry the time of their run and are gone after it', () =>
    withServer(async (client) => {
      const database = await databaseOfRun(url)
      const name = new URL(database.url).pathname.slice(1)
      expect(name).to.match(/^tureen_tests_\d{13}_[0-9a-f]{12}$/)
      expect(await exists(client, name)).to.equal(true)
      await database.drop()
      expect(await exists(client, name)).to.equal(false)
    }))
})
