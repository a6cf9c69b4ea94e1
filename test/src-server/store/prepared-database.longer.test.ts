import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect } from 'chai'
import { sql } from 'kysely'
import { buildWhenStale } from '../../../scripts/build-when-stale.mjs'
import type { Database } from '../../../src-server/store/database.ts'
import { migrations } from '../../../src-server/store/migrations.ts'
import { type OpenDatabase, openDatabase } from '../../../src-server/store/open-database.ts'
import { preparedDatabase } from '../../../src-server/store/prepared-database.ts'
import { serverSecret } from '../../../src-server/store/server-secret.ts'

const template = 'dist/empty-database.tar.gz'
const prepared = join('dist', preparedDatabase())

const shape = sql<{ line: string }>`
  select format('column %s.%s %s %s %s', c.relname, attname, format_type(atttypid, atttypmod), attnotnull,
    pg_get_expr(d.adbin, d.adrelid)) as line
  from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
  where c.relnamespace = 'public'::regnamespace and attnum > 0
  union all select format('constraint %s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
  where connamespace = 'public'::regnamespace
  union all select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(t.oid) from pg_trigger t where not tgisinternal
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
  union all select format('migration %s', name) from kysely_migration
  order by line`

async function linesOf(db: Database): Promise<readonly string[]> {
  return (await shape.execute(db)).rows.map(({ line }) => line)
}

async function filled(db: Database): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found.sort()
}

describe('the database that a build has prepared', function () {
  this.timeout(120_000)
  let folder: string
  const open: OpenDatabase[] = []

  const opened = async (name: string, files: { readonly prepared?: string; readonly template?: string }) => {
    const database = await openDatabase({ _tag: 'Embedded', dataDir: join(folder, name), ...files })
    open.push(database)
    return database.db
  }

  before(buildWhenStale)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'prepared-'))
  })
  afterEach(async () => {
    for (const { close } of open.splice(0)) await close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is to the letter what the migrations make of an empty one, and nothing lies in it', async () => {
    expect(existsSync(prepared)).to.equal(true)
    const laid = await opened('laid', { prepared })
    const made = await openDatabase({
      _tag: 'Memory',
      instance: await PGlite.create({ loadDataDir: new Blob([readFileSync(template)]) }),
    })
    open.push(made)
    const lines = await linesOf(made.db)
    expect(lines.filter((line) => line.startsWith('migration '))).to.have.length(Object.keys(migrations).length)
    expect(await linesOf(laid)).to.deep.equal(lines)
    expect(await filled(laid)).to.deep.equal(await filled(made.db))
    expect(await filled(laid)).to.not.include('server_secrets')
  })

  it('gives each server that starts from it a secret of its own', async () => {
    const [one, other] = [await opened('one', { prepared }), await opened('other', { prepared })]
    const secrets = await Promise.all([one, other].map(async (db) => (await serverSecret(db, undefined))('seals')[0]))
    expect(new Set(secrets).size).to.equal(2)
  })

  it('is not taken by a program with other migrations: its name is theirs, to the letter', () => {
    const [first = ''] = Object.keys(migrations)
    const names = [
      preparedDatabase(),
      preparedDatabase({ ...migrations, [first]: `${migrations[first]} ` }),
      preparedDatabase({ ...migrations, '9999-later': '' }),
    ]
    expect(new Set(names).size).to.equal(3)
    expect(preparedDatabase({ ...migrations })).to.equal(names[0])
  })

  it('where it is missing or broken off, a start goes from the empty one, and from nothing where that is broken as well', async () => {
    const whole = readFileSync(prepared)
    const [broken, alsoBroken] = [join(folder, 'broken.tar.gz'), join(folder, 'also-broken.tar.gz')]
    writeFileSync(broken, whole.subarray(0, whole.length / 2))
    copyFileSync(broken, alsoBroken)
    for (const files of [
      { prepared: join(folder, 'none.tar.gz'), template },
      { prepared: broken, template },
      { prepared: broken, template: alsoBroken },
    ]) {
      const db = await opened(`after-${open.length}`, files)
      await db.insertInto('brands').values({ id: 'kept', name: 'Kept' }).execute()
      expect(await filled(db)).to.include('brands')
    }
  })
})
