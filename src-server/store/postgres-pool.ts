import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { lookout } from './lookout.ts'
import { migrationGate } from './migration-gate.ts'
import { plannerSettings } from './planner-settings.ts'
import { connectionsOf, type PooledConnection } from './pooled-connections.ts'
import { postgresScout } from './postgres-scout.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { isPreparable, mostPrepared } from './statement-text.ts'
import { CannotOpenStore } from './store-failure.ts'
import { asUnavailable, isConnectionLost, isReadOnly, OutcomeUnknown, StoreUnavailable } from './store-unavailable.ts'
import { timeout, WatchedClient } from './watched-client.ts'

export interface PostgresLimits {
  readonly connections: number
  /** Milliseconds. */
  readonly statement: number
  readonly lock: number
  readonly answer: number
}

export const usualPoolLimits: PostgresLimits = { connections: 10, ...timeout }

/** For requests that only read, so that slow queries take no connection from orders. */
export const readLimits: PostgresLimits = { ...usualPoolLimits, connections: 5 }

/** For migration and seeding, which may wait for another process. */
export const migrationLimits: PostgresLimits = { connections: 1, statement: 600_000, lock: 600_000, answer: 610_000 }

/** Tries per read. The last uses a new connection, because a database restart leaves a pool of dead ones. */
const mostConnections = 3

const isBegin = /^\s*(begin|start transaction)\b/i
const isEnd = /^\s*(commit|rollback)\s*$/i
const isReading = /^\s*select\b/i

/** The database detects a lost client, too, and releases its locks. */
const serverKeepAlive = { tcp_keepalives_idle: 5, tcp_keepalives_interval: 2, tcp_keepalives_count: 3 }

/**
 * Drops connections that end, fail or fall silent. `end` may be called twice.
 *
 * @param isPooled the address leads to a pooler, so no session outlives its transaction
 */
export async function postgresPool(
  url: string,
  schema: string | undefined,
  limits: PostgresLimits = usualPoolLimits,
  isPooled = false,
): Promise<PostgresPool> {
  const pool = new pg.Pool({
    Client: WatchedClient,
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: timeout.wait,
    // A pooler refuses or forgets these; `probePooler` checks that the role has them.
    ...(isPooled
      ? {}
      : {
          statement_timeout: limits.statement,
          lock_timeout: limits.lock,
          idle_in_transaction_session_timeout: timeout.transaction,
          options: optionsFor(schema),
        }),
  })
  // An idle connection closed by the server must not crash the process.
  pool.on('error', () => undefined)
  const connections = connectionsOf(pool)
  const watch = lookout({ watched: connections.all, ...postgresScout({ connectionString: url }) })
  let ended: Promise<void> | undefined
  const end = () => {
    ended ??= pool.end().finally(watch.stop)
    return ended
  }
  // A pooler may send a named statement to a session that never saw its text.
  const nameOf = isPooled ? () => undefined : statementNames()

  const clientOver = (first: PooledConnection): PostgresPoolClient => {
    let connection: PooledConnection | undefined = first
    let lost: Error | undefined
    let isWithin = false
    const release = () => {
      connection?.release(lost)
      connection = undefined
    }

    const afterFailure = (reason: unknown, on: PooledConnection): unknown => {
      // Drops this connection, because the next one goes to the current primary.
      if (isReadOnly(reason)) lost = reason
      if (!isConnectionLost(reason)) return asUnavailable(reason)
      lost = reason
      connections.suspectAfter(on)
      return new OutcomeUnknown(reason.message, reason)
    }

    const send = async (text: string, values: readonly unknown[]) => {
      if (connection === undefined || lost !== undefined) throw new StoreUnavailable('the connection is lost', lost)
      try {
        const name = nameOf(text)
        return await connection.ask(
          { text, values: [...values], ...(name === undefined ? {} : { name }) },
          limits.answer,
        )
      } catch (reason) {
        throw afterFailure(reason, connection)
      }
    }

    const next = (tries: number) => (tries + 1 < mostConnections ? connections.another() : connections.fresh())

    /** Retries on another connection; after a write, only the caller can find out whether it happened. */
    const read = async (text: string, values: readonly unknown[]) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await send(text, values)
        } catch (reason) {
          if (!(reason instanceof OutcomeUnknown) || tries === mostConnections) throw asReadFailure(reason)
          release()
          connection = await next(tries)
          lost = undefined
        }
      }
    }

    const query = (text: string, values: readonly unknown[]) => {
      if (isBegin.test(text)) isWithin = true
      else if (isEnd.test(text)) isWithin = false
      // Only the caller can repeat a whole transaction.
      if (isWithin) return send(text, values)
      return retryOnConflict(() => (isReading.test(text) ? read(text, values) : send(text, values)))
    }
    // The cursor overload is unused: no cursor class is configured.
    return { query: query as unknown as PostgresPoolClient['query'], release }
  }

  try {
    await openFirst(await connections.another(), schema, limits)
  } catch (reason) {
    await end()
    throw new CannotOpenStore({
      _tag: 'Unreachable',
      detail: reason instanceof Error ? reason.message || String(Reflect.get(reason, 'code')) : String(reason),
    })
  }

  return { connect: () => connections.another().then(clientOver), end }
}

/** A read changed nothing, so its outcome is not in doubt. */
function asReadFailure(reason: unknown): unknown {
  return reason instanceof OutcomeUnknown ? new StoreUnavailable(reason.message, reason) : reason
}

/** Named statements are parsed and planned once per connection. */
function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known !== undefined || !isPreparable(sql) || names.size >= mostPrepared) return known
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 20)
    names.set(sql, name)
    return name
  }
}

async function openFirst(
  first: PooledConnection,
  schema: string | undefined,
  { answer }: PostgresLimits,
): Promise<void> {
  let lost: Error | undefined
  try {
    const text = schema === undefined ? 'select 1' : createSchema(pg.escapeIdentifier(schema))
    await first.ask({ text }, answer)
  } catch (reason) {
    lost = reason instanceof Error ? reason : new Error(String(reason))
    throw reason
  } finally {
    first.release(lost)
  }
}

/** Even "if not exists" fails when two processes run it at once. */
function createSchema(name: string): string {
  return `select pg_advisory_xact_lock(${migrationGate}); create schema if not exists ${name}`
}

function optionsFor(schema: string | undefined): string {
  return Object.entries({
    ...plannerSettings,
    ...serverKeepAlive,
    ...(schema === undefined ? {} : { search_path: schema }),
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
