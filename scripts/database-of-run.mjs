import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const anHour = 3_600_000

/**
 * Creates a database for this run beside the one in `url` and drops leftovers of killed runs. Commits do not wait for
 * the disk, which took most of a run; only a power failure would show the difference. Returns the new URL and a
 * function that drops the database once its last connection closes.
 */
export async function databaseOfRun(url) {
  const name = databaseName(Date.now())
  await over(url, (ask) => dropLeftovers(ask, Date.now()))
  await over(url, async (ask) => {
    await ask(`create database ${name}`)
    await ask(`alter database ${name} set synchronous_commit = off`)
  })
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => over(url, (ask) => dropped(ask, name)) }
}

/** `tureen_tests_<milliseconds since 1970>_<random>`: the time tells a later run the database's age. */
export function databaseName(now) {
  return `tureen_tests_${now}_${randomUUID().replaceAll('-', '').slice(0, 12)}`
}

/** Drops databases of runs older than an hour without connections. */
export async function dropLeftovers(ask, now) {
  const { rows } = await ask(
    `select datname from pg_database where datname ~ '^tureen_tests_'
     and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
  )
  for (const { datname } of rows) {
    if (startOf(datname) > now - anHour) continue
    await ask(`drop database ${datname}`).catch((reason) => {
      if (reason.code !== '3D000' && reason.code !== '55006') throw reason
    })
  }
}

/** Names without a time are from an old format. */
function startOf(name) {
  return Number(/^tureen_tests_(\d{13})_/.exec(name)?.[1] ?? 0)
}

async function over(url, work) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work((statement) => client.query(statement))
  } finally {
    await client.end()
  }
}

/** A connection cut while its pool closes throws outside any test, so connections get five seconds. */
async function dropped(ask, name) {
  for (let tries = 0; tries < 50; tries += 1) {
    const isHeld = await ask(`drop database ${name}`).then(
      () => false,
      (reason) => {
        if (reason.code !== '55006') throw reason
        return true
      },
    )
    if (!isHeld) return
    await sleep(100)
  }
  await ask(`drop database ${name} with (force)`)
}
