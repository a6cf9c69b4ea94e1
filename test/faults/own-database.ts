import pg from 'pg'
import { databaseName } from '../../scripts/database-of-run.mjs'
import { whenKilled } from '../load/when-killed.ts'

/** Runs with a new database beside that of `url`; `cut` ends its connections. */
export async function withOwnDatabase<A>(
  url: string,
  run: (url: string, cut: () => Promise<void>) => Promise<A>,
): Promise<A> {
  const name = databaseName(Date.now())
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const drop = async () => {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
  const takeBack = whenKilled(drop)
  try {
    const own = new URL(url)
    own.pathname = `/${name}`
    return await run(own.href, async () => {
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    })
  } finally {
    takeBack()
    await drop()
  }
}
