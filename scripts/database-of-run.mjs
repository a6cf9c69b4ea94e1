import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const anHour = 3_600_000

/**
 * Creates a database for this run beside the one that `url` names, and drops those that killed runs left behind. Commits
 * do not wait for the disk: that wait was most of a run on PostgreSQL. Statements, locks and isolation are the same; only
 * a power failure under the database would be noticed.
 *
 * Returns its URL and a function that drops it once its last connection is closed.
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

/** `tureen_tests_<milliseconds since 1970>_<random>`: the next run reads from it how old the database is. */
export function databaseName(now) {
  return `tureen_tests_${now}_${randomUUID().replaceAll('-', '').slice(0, 12)}`
}

/** Drops the databases of runs that began more than an hour before `now` and that nobody is connected to. */
export async function dropLeftovers(ask, now) {
  const { rows } = await ask(
    `select datname from pg_database where datname ~ '^tureen_tests_'
     and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
  )
  for (const { datname } of rows) {
    if (startOf(datname) > now - anHour) continue
    // Another run may have dropped it first, or somebody may have connected since.
    await ask(`drop database ${datname}`).catch((reason) => {
      if (reason.code !== '3D000' && reason.code !== '55006') throw reason
    })
  }
}

/** A name without a time is from before names had one. */
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

/**
 * A closed pool still says goodbye, and a connection that is cut meanwhile throws where no test can catch it. So
 * connections get five seconds to close before they are cut.
 */
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
