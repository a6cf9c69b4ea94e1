import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/**
 * A database of this run alone, beside the one that TEST_DATABASE_URL names, whose commits do not wait for the disk: most
 * of a run on PostgreSQL was that wait. Statements, locks and what other sessions see are the same; only the machine under
 * the database may not lose its power. Answers how to drop it, once nobody holds it any more.
 */
export async function databaseOfRun(url) {
  const name = `tureen_tests_${randomUUID().replaceAll('-', '')}`
  const over = async (...statements) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await over(`create database ${name}`, `alter database ${name} set synchronous_commit = off`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => dropped(over, name) }
}

/**
 * A pool that was closed still says goodbye, and one that is cut off meanwhile throws where nobody listens any more: so
 * whoever is there may leave first, and is put out after five seconds.
 */
async function dropped(over, name) {
  for (let tries = 0; tries < 50; tries += 1) {
    const isHeld = await over(`drop database ${name}`).then(
      () => false,
      (reason) => {
        if (reason.code !== '55006') throw reason
        return true
      },
    )
    if (!isHeld) return
    await sleep(100)
  }
  await over(`drop database ${name} with (force)`)
}
