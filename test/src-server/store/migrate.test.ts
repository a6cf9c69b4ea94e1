import type { PGlite } from '@electric-sql/pglite'
import { expect } from 'chai'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { CannotOpenStore } from '../../../src-server/store/store-failure.ts'
import { asBefore } from '../../builders/migrations-of-before.ts'
import { anEmptyDatabase } from '../../builders/order-server-builder.ts'

describe('the schema of a store', function () {
  this.timeout(60_000)
  let instance: PGlite
  before(async () => {
    instance = await anEmptyDatabase()
  })
  // Starting PGlite takes over a second; without a schema it is as new.
  beforeEach(() =>
    instance.exec(
      'deallocate all; drop schema if exists other cascade; drop schema if exists public cascade; create schema public',
    ),
  )
  after(() => instance.close())

  const open = async () => (await openDatabase({ _tag: 'Memory', instance })).close()
  const failure = () =>
    open().then(
      () => undefined,
      (reason: unknown) => (reason instanceof CannotOpenStore ? reason.failure : reason),
    )
  const names = async (sql: string) => (await instance.query<{ name: string }>(sql)).rows.map(({ name }) => name)
  const done = () => names('select name from kysely_migration order by name')
  const tables = () => names("select tablename as name from pg_tables where schemaname = 'public' order by 1")

  it('V16 is brought up to date once, whatever the clock said then', async () => {
    await open()
    const once = await done()
    await instance.exec(
      "update kysely_migration set timestamp = '2000-01-01T00:00:00.000Z' where name = '0022-further-steps'",
    )
    await open()
    expect(await done()).to.deep.equal(once)
  })

  it('V16 of one of our first databases is taken over with all that lies in it', async () => {
    await open()
    const [now, all] = [await done(), await tables()]
    await instance.exec("insert into brands (id, name) values ('kept', 'Kept')")
    for (const statement of asBefore) await instance.exec(statement)
    await open()
    expect([await done(), await tables()]).to.deep.equal([now, all])
    expect(await names('select id as name from brands')).to.deep.equal(['kept'])
  })

  it('V16 of another program is neither ours nor touched', async () => {
    await instance.exec('create table migrations (id integer primary key, migration text, batch integer)')
    expect(await failure()).to.have.property('_tag', 'Unreachable')
    expect(await tables()).to.deep.equal(['migrations'])
  })

  it('V16 is not confused by a program of another schema that keeps its migrations as we do', async () => {
    await instance.exec(
      'create schema other; create table other.kysely_migration (name text primary key, timestamp text)',
    )
    await open()
    expect(await done()).to.not.deep.equal([])
  })

  it('V16 is left as it was by a migration that fails, and the failure names it', async () => {
    await instance.exec('create table pins (id integer)')
    expect(await failure()).to.include({ _tag: 'MigrationFailed', migration: '0020-pins' })
    expect(await tables()).to.deep.equal(['kysely_migration', 'kysely_migration_lock', 'pins'])
    expect(await done()).to.deep.equal([])
  })
})
