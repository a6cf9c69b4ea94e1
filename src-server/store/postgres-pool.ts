import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { plannerSettings } from './planner-settings.ts'
import { retriedOnConflict } from './retried-on-conflict.ts'
import { isPreparable, mostPrepared } from './statement-text.ts'
import { CannotOpenStore } from './store-failure.ts'
import { orUnavailable } from './store-unavailable.ts'

/** Milliseconds. A query that waits longer is an outage for the one who asked, and must not become one for all. */
const patience = { connect: 5_000, statement: 10_000, lock: 5_000 }
const connections = 10

/** A statement that was sent once is known by its name from then on: the database parses and plans it once per connection. */
const nameOf = (names: Map<string, string>, sql: string): string => {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 20)
  names.set(sql, name)
  return name
}

const isBegin = /^\s*(begin|start transaction)\b/i
const isEnd = /^\s*(commit|rollback)\s*$/i

const optionsFor = (schema: string | undefined): string =>
  Object.entries({ ...plannerSettings, ...(schema === undefined ? {} : { search_path: schema }) })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

export const postgresPool = async (
  url: string,
  schema: string | undefined,
): Promise<{ readonly forKysely: PostgresPool; readonly unreadiness: () => Promise<string | undefined> }> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    lock_timeout: patience.lock,
    options: optionsFor(schema),
  })
  // An idle connection that the server ends must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  const names = new Map<string, string>()

  const clientOver = (client: pg.PoolClient): PostgresPoolClient => {
    let broken: Error | undefined
    let isWithin = false
    const send = async (text: string, values: readonly unknown[]) => {
      try {
        const named = isPreparable(text) && (names.has(text) || names.size < mostPrepared)
        return await client.query({ text, values: [...values], ...(named ? { name: nameOf(names, text) } : {}) })
      } catch (reason) {
        // Without an SQLSTATE the server did not answer: the connection's state is unknown, so it is thrown away.
        if (reason instanceof Error && !('severity' in reason)) broken = reason
        throw orUnavailable(reason)
      }
    }
    const query = (text: string, values: readonly unknown[]) => {
      if (isBegin.test(text)) isWithin = true
      else if (isEnd.test(text)) isWithin = false
      // Inside a transaction only the whole of it could be repeated, by who knows what it does.
      return isWithin ? send(text, values) : retriedOnConflict(() => send(text, values))
    }
    // Two overloads, of which a cursor is never asked for: no cursor class is configured.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) }
  }

  try {
    const first = await pool.connect()
    try {
      if (schema !== undefined) await first.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`)
    } finally {
      first.release()
    }
  } catch (reason) {
    await pool.end()
    throw new CannotOpenStore({
      _tag: 'Unreachable',
      detail: reason instanceof Error ? reason.message || String(Reflect.get(reason, 'code')) : String(reason),
    })
  }

  const connect = (): Promise<PostgresPoolClient> =>
    pool.connect().then(clientOver, (reason) => {
      throw orUnavailable(reason)
    })

  return {
    forKysely: { connect, end: () => pool.end() },
    unreadiness: () =>
      pool.query('select 1').then(
        () => undefined,
        () => 'the database does not answer',
      ),
  }
}
