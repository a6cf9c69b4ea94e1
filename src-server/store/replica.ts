import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { Database } from './database.ts'
import { postgresPool, readLimits } from './postgres-pool.ts'
import { type Lag, replicaLag } from './replica-lag.ts'
import type { Schema } from './schema.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** Milliseconds between tries to reach a copy that does not answer. */
const retryAfter = 5_000

export interface Replica {
  /** Reads from the copy while it lags by less than this many milliseconds, and otherwise from the primary. */
  readonly within: (most: number) => Database
  readonly close: () => Promise<void>
}

/** A copy that is away or behind is never an error: the primary answers. */
export function openReplica({
  url,
  schema,
  primary,
}: {
  readonly url: string
  readonly schema: string | undefined
  readonly primary: PostgresPool
}): Replica {
  let opened: Promise<PostgresPool> | undefined
  let lag: Lag | undefined
  let failedAt = Number.NEGATIVE_INFINITY

  const copy = async (): Promise<PostgresPool | undefined> => {
    if (opened === undefined && performance.now() - failedAt < retryAfter) return undefined
    opened ??= postgresPool(url, schema, readLimits)
    try {
      const pool = await opened
      lag ??= replicaLag({ primary, copy: pool, now: () => performance.now() })
      return pool
    } catch {
      opened = undefined
      failedAt = performance.now()
      return undefined
    }
  }

  const connect = async (most: number): Promise<PostgresPoolClient> => {
    const pool = await copy()
    if (pool === undefined || lag === undefined || (await lag()) > most) return primary.connect()
    return pool.connect().then(
      (client) => orFromPrimary(client, primary),
      () => primary.connect(),
    )
  }

  return {
    within: (most) =>
      new Kysely<Schema>({
        dialect: new PostgresDialect({ pool: { connect: () => connect(most), end: async () => undefined } }),
      }),
    close: async () => {
      const pool = await opened?.catch(() => undefined)
      await pool?.end()
    },
  }
}

const isBegin = /^\s*(begin|start transaction)\b/i

/** Repeats a read on the primary if the copy is lost meanwhile; a transaction is only its caller's to repeat. */
function orFromPrimary(client: PostgresPoolClient, primary: PostgresPool): PostgresPoolClient {
  let isWithin = false
  let other: PostgresPoolClient | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    isWithin ||= isBegin.test(text)
    if (other !== undefined) return other.query(text, values)
    try {
      return await client.query(text, values)
    } catch (reason) {
      if (isWithin || !(reason instanceof StoreUnavailable)) throw reason
      other = await primary.connect()
      return other.query(text, values)
    }
  }
  return {
    // The cursor overload is unused: no cursor class is configured.
    query: query as PostgresPoolClient['query'],
    release: () => {
      other?.release()
      client.release()
    },
  }
}
